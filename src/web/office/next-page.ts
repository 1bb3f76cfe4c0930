export const OFFICE_HOME = '/admin/dashboard';

/**
 * Where to go after signing in: the page that was asked for, when it is one of the back office, else its home.
 * Anything else (another site, `//host`, a script address, the login itself) would lead the visitor astray.
 */
export function nextPage(asked: string | null): string {
  if (!asked || !/^\/admin(?:[/?#]|$)/i.test(asked) || /[\\\s]/.test(asked)) return OFFICE_HOME;
  const url = URL.parse(asked, 'http://own.invalid');
  if (url?.host !== 'own.invalid' || !/^\/admin(?:\/|$)/i.test(url.pathname)) return OFFICE_HOME;
  if (/^\/admin\/login\/?$/i.test(url.pathname)) return OFFICE_HOME;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The login page's address that leads back to `page` afterwards. */
export function loginPage(page: string): string {
  const next = nextPage(page);
  return next === OFFICE_HOME ? '/admin/login' : `/admin/login?next=${encodeURIComponent(next)}`;
}
