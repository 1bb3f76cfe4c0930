import { Icon } from '#app/web/ui/icon.tsx';
import { Brand } from './brand.tsx';
import { MAIN_NAV } from './main-nav.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLink } from './nav-link.tsx';
import { FOCUS_FIELD, SectionLink } from './section-link.tsx';
import { useSectionInView } from './use-section-in-view.ts';
import { useSettings } from './use-settings.ts';

/** The pill that stays at the top: wordmark, main links, phone, Get Quote; a menu on narrow screens. */
export function Header() {
  const { contact } = useSettings();
  const inView = useSectionInView();
  return (
    <header className="top">
      <Brand />
      <nav aria-label="Main">
        <ul>
          {MAIN_NAV.map((item) => (
            <li key={item.label}>
              <NavLink item={item} inView={inView} />
            </li>
          ))}
        </ul>
      </nav>
      <a className="tel" href={`tel:${contact.phoneLink}`}>
        <Icon name="phone" />
        {contact.phone}
      </a>
      <SectionLink className="btn sun sm" section="contact" state={FOCUS_FIELD}>
        Get Quote
      </SectionLink>
      <MobileMenu inView={inView} />
    </header>
  );
}
