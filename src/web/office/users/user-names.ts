import type { OfficeUser, SessionView, USER_STATUSES } from '#app/contract/users.ts';
import type { Role } from '#app/domain/permissions.ts';
import type { Tone } from '#app/web/ui/parts/badge.tsx';

type Status = (typeof USER_STATUSES)[number];

export const STATUS_NAMES: Record<Status, string> = {
  active: 'Active',
  invited: 'Invited',
  disabled: 'Disabled',
};

export const STATUS_TONES: Record<Status, Tone> = { active: 'green', invited: 'yellow', disabled: 'gray' };

/** What each role is for, where one is chosen. */
export const ROLE_HINTS: Record<Role, string> = {
  owner: 'Everything, with settings and users',
  manager: 'Everything but settings and users',
  sales: 'Inquiries, bookings and customers; sees content',
  accounts: 'Accounts, invoices and purchases; sees inquiries and customers',
  content: 'Packages, destinations and the rest of the public site',
};

export const METHOD_NAMES: Record<SessionView['method'], string> = {
  password: 'Password',
  two_factor: 'Password and code',
  recovery_code: 'Recovery code',
  single_sign_on: 'Single sign-on',
};

/** How a user can prove who they are. */
export function proofText({ twoFactor, singleSignOn }: OfficeUser): string {
  if (twoFactor) return singleSignOn ? 'On, and single sign-on' : 'On';
  return singleSignOn ? 'Single sign-on' : 'Off';
}
