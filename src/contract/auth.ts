import { z } from 'zod';
import { ROLES } from '#app/domain/permissions.ts';

export const LoginRequest = z
  .object({
    username: z
      .string({ error: 'Username is required' })
      .trim()
      .min(1, 'Username is required')
      .max(200, 'Username is too long'),
    password: z
      .string({ error: 'Password is required' })
      .min(1, 'Password is required')
      .max(1000, 'Password is too long'),
  })
  .meta({ id: 'LoginRequest' });
export type LoginRequest = z.infer<typeof LoginRequest>;

export const UserView = z
  .object({
    id: z.string(),
    username: z.string(),
    name: z.string(),
    picture: z.string().nullable(),
    role: z.enum(ROLES),
  })
  .meta({ id: 'User' });
export type UserView = z.infer<typeof UserView>;

export const LoginResponse = z.object({ user: UserView }).meta({ id: 'LoginResponse' });
export type LoginResponse = z.infer<typeof LoginResponse>;

/** Body of POST /auth/session: what a single sign-on handed to the browser. */
export const SessionRequest = z
  .object({
    session_id: z
      .string({ error: 'session_id is required' })
      .min(1, 'session_id is required')
      .max(2000, 'session_id is too long'),
  })
  .meta({ id: 'SessionRequest' });
export type SessionRequest = z.infer<typeof SessionRequest>;

export const SessionResponse = z
  .object({ user: UserView, session_token: z.string() })
  .meta({ id: 'SessionResponse' });
export type SessionResponse = z.infer<typeof SessionResponse>;
