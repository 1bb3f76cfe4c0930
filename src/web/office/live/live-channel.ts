import { SIGNED_IN } from '#app/web/office/session/session-channel.ts';
import { type LiveNews, openLiveStream } from './live-stream.ts';

type Hear = (news: LiveNews) => void;

const NAME = 'office-live';
const listeners = new Set<Hear>();
let close: (() => void) | null = null;
let mark = '';
let resting = false;

/** What happens, to everything in this tab. Answers how to stop listening. */
export function onLiveNews(hear: Hear): () => void {
  listeners.add(hear);
  if (!resting) close ??= open();
  return () => {
    listeners.delete(hear);
    if (listeners.size > 0) return;
    close?.();
    close = null;
  };
}

/** Asks for nothing more until somebody signs in: the session has ended, and this page is being left. */
export function restLiveNews(): void {
  resting = true;
  close?.();
  close = null;
  window.addEventListener(SIGNED_IN, wake, { once: true });
}

function wake(): void {
  resting = false;
  if (listeners.size > 0) close ??= open();
}

function tell(news: LiveNews): void {
  mark = news.mark;
  for (const hear of [...listeners]) hear(news);
}

/**
 * One tab of the browser has the stream and tells the others: a browser has six lines to a server, and a stream keeps
 * one. When that tab goes, the next one goes on from the last mark. Where there are no locks, each tab has its own.
 */
function open(): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined')
    return openLiveStream(mark, tell).close;
  const others = new BroadcastChannel(NAME);
  const left = new AbortController();
  others.onmessage = ({ data }: MessageEvent<LiveNews>) => tell(data);
  navigator.locks
    .request(NAME, { signal: left.signal }, () => {
      const stream = openLiveStream(mark, (news) => {
        others.postMessage(news);
        tell(news);
      });
      return new Promise<void>((resolve) => {
        left.signal.addEventListener('abort', () => {
          stream.close();
          resolve();
        });
      });
    })
    .catch(() => undefined);
  return () => {
    left.abort();
    others.close();
  };
}
