import { expect, test } from 'vitest';
import { isStaffPage } from './staff-page.ts';

test.each([
  ['/admin', true],
  ['/admin/crm', true],
  ['/Admin/CRM.data', true],
  ['/admin.data', true],
  ['/%61dmin/crm', true],
  ['/%41dmin', true],
  ['/admin%2Fcrm', true],
  ['/admin/%ff', true],
  ['/administration', false],
  ['/packages/admin', false],
  ['/%2561dmin', false],
])('UI-08 %s is a staff page: %s', (pathname, staff) => {
  expect(isStaffPage(pathname)).toBe(staff);
});
