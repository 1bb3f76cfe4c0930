import { describe, expect, it } from 'vitest';
import { loginPage, nextPage, OFFICE_HOME } from './next-page.ts';

describe('the page after signing in', () => {
  it('P01 is the one asked for, with its filters', () => {
    expect(nextPage('/admin/crm?status=pending&page=2')).toBe('/admin/crm?status=pending&page=2');
    expect(nextPage('/admin')).toBe('/admin');
  });

  it('P01 is never on another site, nor the login again', () => {
    const astray = [
      null,
      '',
      '/',
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/admin',
      'javascript:alert(1)',
      '/administrator',
      '/admin/../../evil',
      '/admin/..//evil.example',
      '/admin/login',
      '/admin/login?next=/admin/crm',
      '/admin\n/crm',
      '/booking/x',
    ];
    for (const asked of astray) expect([asked, nextPage(asked)]).toEqual([asked, OFFICE_HOME]);
  });

  it('P01 is carried by the login address', () => {
    expect(loginPage('/admin/crm?q=a b')).toBe('/admin/login');
    expect(loginPage('/admin/crm?q=a+b')).toBe('/admin/login?next=%2Fadmin%2Fcrm%3Fq%3Da%2Bb');
    expect(loginPage('/admin/dashboard')).toBe('/admin/login');
  });
});
