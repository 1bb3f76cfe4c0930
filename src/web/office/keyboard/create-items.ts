import { mayDo, type Permission, type Role } from '#app/domain/permissions.ts';
import type { IconName } from '#app/web/ui/parts/icon.tsx';

export interface CreateItem {
  /** The letter after C. */
  key: string;
  label: string;
  icon: IconName;
  /** The address that opens its empty form. */
  to: string;
  permission: Permission;
}

/** What can be created now; a section joins by one line. Letters of the design: P L I E V S T. */
const CREATE: CreateItem[] = [
  {
    key: 'p',
    label: 'Create package',
    icon: 'package',
    to: '/admin/packages/new',
    permission: 'content.edit',
  },
];

export function createItemsOf(role: Role): CreateItem[] {
  return CREATE.filter((item) => mayDo(role, item.permission));
}
