/** True for every spelling of an address under /admin that the router takes: it ignores case and undoes `%61`. */
export function isStaffPage(pathname: string): boolean {
  return /^\/admin(\/|\.data|$)/i.test(decoded(pathname));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
