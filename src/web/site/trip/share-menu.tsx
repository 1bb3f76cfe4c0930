import { type KeyboardEvent, useEffect, useRef } from 'react';
import { waLink } from '#app/domain/wa-link.ts';
import { showLate } from '#app/web/site/forms/late-parts.ts';
import { usePublicUrl } from '#app/web/site/use-public-url.ts';
import { Icon } from '#app/web/ui/icon.tsx';
import { useInBrowser } from '#app/web/ui/use-in-browser.ts';

/** Passes a trip's address on: by WhatsApp, as a copy, or by the device's own sheet. The link needs no JavaScript. */
export function ShareMenu({ title, path }: { title: string; path: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const scripted = useInBrowser();
  const publicUrl = usePublicUrl();
  const url = `${scripted ? window.location.origin : publicUrl}${path}`;
  const text = [title, url].filter(Boolean).join('\n');
  useCloseOutside(menu);

  function close(): void {
    if (!menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  }

  /** Escape closes this and not the popup around it. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    event.preventDefault();
    close();
  }

  async function copy(): Promise<void> {
    close();
    try {
      await navigator.clipboard.writeText(url);
      await showLate('good', { title: 'Link copied' });
    } catch {
      await showLate('bad', { title: 'The link could not be copied', detail: url });
    }
  }

  async function share(): Promise<void> {
    close();
    // Whoever closes the sheet has changed their mind: nothing to tell.
    await navigator.share({ title, url }).catch(() => undefined);
  }

  return (
    <details ref={menu} className="share" onKeyDown={onKeyDown}>
      <summary className="round" aria-label="Share">
        <Icon name="share" />
      </summary>
      <ul className="ways">
        <li>
          <a href={waLink('', text)} target="_blank" rel="noopener noreferrer" onClick={close}>
            <Icon name="chat" />
            WhatsApp
          </a>
        </li>
        {scripted && (
          <li>
            <button type="button" onClick={copy}>
              <Icon name="copy" />
              Copy link
            </button>
          </li>
        )}
        {scripted && 'share' in navigator && (
          <li>
            <button type="button" onClick={share}>
              <Icon name="share" />
              Other apps
            </button>
          </li>
        )}
      </ul>
    </details>
  );
}

/** A press elsewhere, or the focus gone elsewhere, closes it. */
function useCloseOutside(menu: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    function onElsewhere({ target }: Event): void {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) menu.current.open = false;
    }
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [menu]);
}
