/** What one tab of the office tells the others: somebody signed out, or who is signed in. */
export type SessionNews = { type: 'out' } | { type: 'in'; userId: string };

/** Happens on the window when somebody has signed in again over the page. */
export const SIGNED_IN = 'office:signed-in';

let opened: BroadcastChannel | null = null;

/** One for the whole tab: what a channel sends does not come back to it. */
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  opened ??= new BroadcastChannel('office-session');
  return opened;
}

export function tellTabs(news: SessionNews): void {
  channel()?.postMessage(news);
}

/** Answers how to stop listening. */
export function onTabNews(hear: (news: SessionNews) => void): () => void {
  const listener = (event: MessageEvent<SessionNews>) => hear(event.data);
  channel()?.addEventListener('message', listener);
  return () => channel()?.removeEventListener('message', listener);
}
