import { z } from 'zod';
import { ROLES } from '#app/domain/permissions.ts';
import { SIGN_IN_METHODS } from '#app/domain/sign-in-methods.ts';
import { newPassword } from './auth.ts';
import { email, line } from './fields.ts';
import { ListQuery } from './list-query.ts';

export const USER_STATUSES = ['active', 'invited', 'disabled'] as const;

/** A member of staff as those who manage users see them. */
export const OfficeUser = z
  .object({
    id: z.string(),
    username: z.string(),
    name: z.string(),
    /** Empty when none is known. */
    email: z.string(),
    role: z.enum(ROLES),
    /** `invited`: no password chosen and never signed in. */
    status: z.enum(USER_STATUSES),
    twoFactor: z.boolean(),
    singleSignOn: z.boolean(),
    /** Live ones. */
    sessions: z.int(),
    lastSignedInAt: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'OfficeUser' });
export type OfficeUser = z.infer<typeof OfficeUser>;

export const UserListQuery = ListQuery.extend({
  role: z.enum(ROLES).optional(),
  status: z.enum(USER_STATUSES).optional(),
  sort: z.enum(['name', '-name', 'newest', 'oldest', 'seen']).optional(),
});
export type UserListQuery = z.infer<typeof UserListQuery>;

const username = line('Username', 60).refine((value) => !/\s/.test(value), 'A username has no spaces in it');
const role = z.enum(ROLES, { error: 'Choose a role' });

export const NewUser = z.object({ name: line('Name', 100), username, email, role }).meta({ id: 'NewUser' });
export type NewUser = z.infer<typeof NewUser>;

export const UserChange = z
  .object({ name: line('Name', 100), email, role })
  .partial()
  .meta({ id: 'UserChange' });
export type UserChange = z.infer<typeof UserChange>;

/** A link to choose a password, shown this once. */
export const PasswordInvitation = z
  .object({ user: OfficeUser, link: z.string(), expiresAt: z.string() })
  .meta({ id: 'PasswordInvitation' });
export type PasswordInvitation = z.infer<typeof PasswordInvitation>;

export const SessionView = z
  .object({
    id: z.string(),
    /** `Chrome on Windows`. */
    device: z.string(),
    address: z.string(),
    method: z.enum(SIGN_IN_METHODS),
    createdAt: z.string(),
    lastSeenAt: z.string(),
    expiresAt: z.string(),
    /** The one that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'SessionView' });
export type SessionView = z.infer<typeof SessionView>;

export const EndedSessions = z.object({ ended: z.int() }).meta({ id: 'EndedSessions' });

/** What a member of staff sees of their own account. */
export const AccountView = z
  .object({
    id: z.string(),
    username: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    hasPassword: z.boolean(),
    singleSignOn: z.boolean(),
    twoFactor: z.boolean(),
    /** Unused ones. */
    recoveryCodes: z.int(),
  })
  .meta({ id: 'Account' });
export type AccountView = z.infer<typeof AccountView>;

export const AccountChange = z.object({ name: line('Name', 100) }).meta({ id: 'AccountChange' });
export type AccountChange = z.infer<typeof AccountChange>;

const currentPassword = z
  .string({ error: 'Your current password is required' })
  .min(1, 'Your current password is required')
  .max(1000, 'Password is too long');

export const PasswordChange = z
  .object({ current: currentPassword, password: newPassword })
  .meta({ id: 'PasswordChange' });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** What weakens an account is asked for with the password. */
export const PasswordProof = z.object({ password: currentPassword }).meta({ id: 'PasswordProof' });

export const TwoFactorSetup = z
  .object({
    /** For typing, in base 32. */
    secret: z.string(),
    /** `otpauth://totp/…`, what the picture says. */
    uri: z.string(),
    /** The picture as SVG. */
    qr: z.string(),
  })
  .meta({ id: 'TwoFactorSetup' });
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

export const TwoFactorCode = z
  .object({
    code: z
      .string({ error: 'Code is required' })
      .transform((text) => text.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits that the app shows')),
  })
  .meta({ id: 'TwoFactorCode' });

/** Shown this once. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
