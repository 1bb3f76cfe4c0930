import type { UserView } from '#app/contract/auth.ts';
import type { Actor } from '#app/services/context.ts';

/** The signed-in staff member as the one who acts. */
export function staffActor({ id, name, role }: Pick<UserView, 'id' | 'name' | 'role'>): Actor {
  return { type: 'staff', id, name, role };
}
