import { useCallback, useEffect, useRef, useState } from 'react';
import type { UserView } from '#app/contract/auth.ts';
import { restLiveNews } from '#app/web/office/live/live-channel.ts';
import { loginPage } from '#app/web/office/next-page.ts';
import { askWhenSignedOut } from '#app/web/ui/data/signed-out.ts';
import { onTabNews, SIGNED_IN, tellTabs } from './session-channel.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

/**
 * A session that ends while somebody works: the calls that met it wait for a sign-in over the page and go on after it,
 * so nothing typed is lost. Another user gets the page anew; whoever logs out in one tab is out in all.
 */
export function SessionGuard({ user }: { user: UserView }) {
  const [asking, setAsking] = useState(false);
  const waiting = useRef<Array<(again: boolean) => void>>([]);

  useEffect(() => {
    askWhenSignedOut(
      () =>
        new Promise((resolve) => {
          waiting.current.push(resolve);
          setAsking(true);
        }),
    );
    return () => askWhenSignedOut(null);
  }, []);

  const goOn = useCallback(
    (userId: string): void => {
      if (userId === user.id) {
        setAsking(false);
        for (const resolve of waiting.current.splice(0)) resolve(true);
        window.dispatchEvent(new Event(SIGNED_IN));
      } else window.location.reload(); // Somebody else must see nothing of what was on this screen.
    },
    [user.id],
  );

  // Tabs that were opened as somebody else hear who is signed in now.
  useEffect(() => tellTabs({ type: 'in', userId: user.id }), [user.id]);
  useEffect(() => onTabNews((news) => (news.type === 'out' ? leave() : goOn(news.userId))), [goOn]);

  if (!asking) return null;
  return (
    <SignInDialog
      user={user}
      onSignedIn={(userId) => {
        tellTabs({ type: 'in', userId });
        goOn(userId);
      }}
      onLeave={leave}
    />
  );
}

function leave(): void {
  restLiveNews();
  window.location.assign(loginPage(window.location.pathname + window.location.search));
}
