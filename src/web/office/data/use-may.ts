import { useRouteLoaderData } from 'react-router';
import type { UserView } from '#app/contract/auth.ts';
import { mayDo, type Permission } from '#app/domain/permissions.ts';
import type { loader } from '#app/web/office/layout.tsx';

/** The signed-in staff member, as the guard of the office saw them. Throws outside the office. */
export function useUser(): UserView {
  const office = useRouteLoaderData<typeof loader>('office/layout');
  if (!office) throw new Error('useUser is for screens of the back office');
  return office.user;
}

/** True when the signed-in role may do this: hide or disable what it may not. The server checks it as well. */
export function useMay(permission: Permission): boolean {
  return mayDo(useUser().role, permission);
}
