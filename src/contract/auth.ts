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

/** What the login answers, without a cookie, when the user has a second factor. */
export const SecondStep = z
  .object({
    two_factor_required: z.literal(true),
    /** To be sent to POST /auth/two-factor with the code. */
    challenge: z.string(),
    /** Seconds that this may take. */
    expires_in: z.int(),
  })
  .meta({ id: 'SecondStep' });
export type SecondStep = z.infer<typeof SecondStep>;

/** The second step: six digits of the app, or a recovery code. */
export const TwoFactorRequest = z
  .object({
    challenge: z
      .string({ error: 'Please enter your password again' })
      .min(1, 'Please enter your password again')
      .max(200),
    code: z
      .string({ error: 'Code is required' })
      .trim()
      .min(1, 'Code is required')
      .max(60, 'Enter the six digits, or a recovery code'),
  })
  .meta({ id: 'TwoFactorRequest' });
export type TwoFactorRequest = z.infer<typeof TwoFactorRequest>;

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

/** A password that somebody chooses. */
export const newPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(10, 'Use at least 10 characters')
  .max(1000, 'Password is too long');

const linkToken = z.string({ error: 'The link is not complete' }).min(1, 'The link is not complete').max(200);

export const PasswordLink = z.object({ token: linkToken }).meta({ id: 'PasswordLink' });

export const PasswordByLink = z
  .object({ token: linkToken, password: newPassword })
  .meta({ id: 'PasswordByLink' });
export type PasswordByLink = z.infer<typeof PasswordByLink>;

/** Whose password a link is for. */
export const LinkOwner = z.object({ username: z.string(), name: z.string() }).meta({ id: 'LinkOwner' });
export type LinkOwner = z.infer<typeof LinkOwner>;
