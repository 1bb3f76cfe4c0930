import type { OfficeEvent } from '#app/contract/events.ts';
import { SIGNED_IN } from '#app/web/office/session/session-channel.ts';

/** A change, or that something may have been missed. `mark`: all up to it is known. */
export type LiveNews = { mark: string } & ({ type: 'change'; event: OfficeEvent } | { type: 'refetch' });

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
/** What makes another try worth it at once. */
const AGAIN = ['online', 'focus', SIGNED_IN];
/** The server is heard every 15 s; a line that is silent for longer is dead. */
const SILENCE = 45_000;

/**
 * The server's stream, opened anew with growing pauses when it breaks off (at once when the tab is looked at again).
 * `since` is the last mark that was heard by this browser. A stream that the server ended for good rests until then.
 */
export function openLiveStream(since: string, hear: (news: LiveNews) => void): { close(): void } {
  let mark = since;
  let source: EventSource | null = null;
  let failures = 0;
  let wait: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    stop();
    source = new EventSource(`/api/events${mark ? `?since=${encodeURIComponent(mark)}` : ''}`);
    source.addEventListener('beat', ({ lastEventId }) => alive(lastEventId));
    source.addEventListener('refetch', ({ lastEventId }) => {
      alive(lastEventId);
      hear({ type: 'refetch', mark });
    });
    source.addEventListener('change', ({ lastEventId, data }) => {
      alive(lastEventId);
      hear({ type: 'change', event: JSON.parse(data) as OfficeEvent, mark });
    });
    source.addEventListener('end', stop);
    source.onerror = again;
    listenOn();
  }

  function alive(lastEventId: string): void {
    mark = lastEventId || mark;
    failures = 0;
    listenOn();
  }

  function listenOn(): void {
    clearTimeout(silence);
    silence = setTimeout(again, SILENCE);
  }

  function again(): void {
    stop();
    // A first line that came late may have missed something too.
    mark ||= 'none';
    const pause = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.5 + Math.random() / 2);
    failures += 1;
    wait = setTimeout(connect, pause);
  }

  function stop(): void {
    clearTimeout(wait);
    clearTimeout(silence);
    source?.close();
    source = null;
  }

  function whenSeen(): void {
    if (document.visibilityState === 'visible' && !source) connect();
  }

  document.addEventListener('visibilitychange', whenSeen);
  for (const name of AGAIN) window.addEventListener(name, whenSeen);
  connect();
  return {
    close() {
      document.removeEventListener('visibilitychange', whenSeen);
      for (const name of AGAIN) window.removeEventListener(name, whenSeen);
      stop();
    },
  };
}
