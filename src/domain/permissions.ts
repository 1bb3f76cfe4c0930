/** What staff may do, by role. The one table for the services (which check) and the screens (which show it). */
export const PERMISSIONS = [
  'content.view',
  'content.edit',
  'crm.view',
  'crm.edit',
  'customers.view',
  'customers.edit',
  'accounts.view',
  'accounts.edit',
  /** Say that a filed return is not filed after all. */
  'accounts.reopen',
  /** Suppliers, vendor invoices, expenses. */
  'purchases.view',
  'purchases.edit',
  'privacy.handle',
  'settings.edit',
  'users.manage',
  'audit.view',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const ROLES = ['owner', 'manager', 'sales', 'accounts', 'content'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_NAMES: Record<Role, string> = {
  owner: 'Owner',
  manager: 'Manager',
  sales: 'Sales',
  accounts: 'Accounts',
  content: 'Content',
};

/** A new user can do everything unless somebody chooses less. Source: back-office §6. */
export const DEFAULT_ROLE: Role = 'owner';

const ALLOWED: Record<Role, readonly Permission[]> = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter(
    (name) => name !== 'users.manage' && name !== 'settings.edit' && name !== 'accounts.reopen',
  ),
  sales: ['content.view', 'crm.view', 'crm.edit', 'customers.view', 'customers.edit'],
  accounts: [
    'content.view',
    'crm.view',
    'customers.view',
    'accounts.view',
    'accounts.edit',
    'purchases.view',
    'purchases.edit',
  ],
  content: ['content.view', 'content.edit'],
};

export function mayDo(role: Role, permission: Permission): boolean {
  return ALLOWED[role].includes(permission);
}

/** True for a role's name from outside (a stored row, a request). */
export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
