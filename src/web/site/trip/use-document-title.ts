import { useEffect } from 'react';
import { useSettings } from '#app/web/site/use-settings.ts';

/** While something with an address of its own lies over the page, the window has its title; then the page's again. */
export function useDocumentTitle(title: string | undefined): void {
  const { brand } = useSettings();
  const name = `${brand.first} ${brand.second}`;
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = `${title} | ${name}`;
    return () => {
      document.title = before;
    };
  }, [title, name]);
}
