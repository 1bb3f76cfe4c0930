/** The way to a page as schema.org's BreadcrumbList; paths are made whole with the site's address. */
export function breadcrumbData(publicUrl: string, steps: Array<{ name: string; path: string }>): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  };
}
