/** What one tab of the office tells the others: somebody signed out, or signed in. */
export type SessionNews = { type: 'out' } | { type: 'in'; userId: string };

const NAME = 'office-session';

export function tellTabs(news: SessionNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
}

/** Answers how to stop listening. */
export function onTabNews(hear: (news: SessionNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: MessageEvent<SessionNews>) => hear(event.data);
  return () => channel.close();
}
