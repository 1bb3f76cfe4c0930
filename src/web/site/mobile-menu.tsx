import { useRef, useState } from 'react';
import { Icon } from '#app/web/ui/icon.tsx';
import { useModalKeys } from '#app/web/ui/use-modal-keys.ts';
import { MAIN_NAV } from './main-nav.ts';
import { NavLink } from './nav-link.tsx';
import { FOCUS_FIELD, type Section, SectionLink } from './section-link.tsx';
import { useCloseWhenWide } from './use-close-when-wide.ts';
import { useSettings } from './use-settings.ts';

/** Opens without JavaScript too (a details element); with it, it is a dialog that keeps the focus and closes on Escape. */
export function MobileMenu({ inView }: { inView: Section | null }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // Both at once: the focus must be back at the button before a chosen link moves it on.
  const close = () => {
    if (details.current) details.current.open = false;
    setOpen(false);
  };
  useCloseWhenWide(open, close);
  return (
    <details ref={details} className="menu" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary id="menu-button" aria-label="Menu">
        <Icon name="menu" />
      </summary>
      <Sheet close={close} inView={inView}>
        {open && <OpenMenu close={close} details={details} />}
      </Sheet>
    </details>
  );
}

function Sheet({
  close,
  inView,
  children,
}: {
  close(): void;
  inView: Section | null;
  children: React.ReactNode;
}) {
  const { contact } = useSettings();
  return (
    <div className="sheet" role="dialog" aria-modal="true" aria-label="Menu" tabIndex={-1}>
      {children}
      {MAIN_NAV.map((item) => (
        <NavLink key={item.label} item={item} inView={inView} className="nav" onChoose={close}>
          <Icon name="right" />
        </NavLink>
      ))}
      <div className="row">
        <SectionLink className="btn sun" section="contact" state={FOCUS_FIELD} onClick={close}>
          Get Quote
        </SectionLink>
        <a className="tel" href={`tel:${contact.phoneLink}`}>
          <Icon name="phone" />
          {contact.phone}
        </a>
      </div>
    </div>
  );
}

/** What only an open menu has: the keys of a dialog, a way out by pointer, and the cross over the menu's button. */
function OpenMenu({
  close,
  details,
}: {
  close(): void;
  details: React.RefObject<HTMLDetailsElement | null>;
}) {
  const sheet = useRef<HTMLElement | null>(null);
  sheet.current = details.current?.querySelector<HTMLElement>('.sheet') ?? null;
  useModalKeys(sheet, { paused: false, openerId: 'menu-button', onClose: close });
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a pointer's way out; Escape and the cross are the others */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className="away" onClick={close} />
      <button type="button" className="cross" aria-label="Close menu" onClick={close}>
        <Icon name="x" />
      </button>
    </>
  );
}
