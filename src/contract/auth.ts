import { z } from 'zod';

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
  .object({ id: z.string(), username: z.string(), name: z.string(), picture: z.string().nullable() })
  .meta({ id: 'User' });
export type UserView = z.infer<typeof UserView>;

export const LoginResponse = z.object({ user: UserView }).meta({ id: 'LoginResponse' });
export type LoginResponse = z.infer<typeof LoginResponse>;
