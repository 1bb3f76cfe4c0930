import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Everything under /admin. */
export const officeRoutes: RouteConfigEntry[] = [route('admin/login', 'office/login.tsx')];
