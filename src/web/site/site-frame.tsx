import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { BrandStyle } from '#app/web/ui/brand-style.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useBrandStyle } from './use-settings.ts';

/** Header, main and footer around every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  return (
    <>
      <BrandStyle css={useBrandStyle()} />
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

/** After going to another page without a reload, the keyboard and screen readers start at its content. */
function useFocusOnNewPage(main: React.RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash === '') main.current?.focus({ preventScroll: true });
  }, [pathname, hash, main]);
}
