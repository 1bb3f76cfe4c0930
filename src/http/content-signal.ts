import { sql } from 'drizzle-orm';
import type { Notifications } from '#app/db/notifications.ts';
import type { ContentSignal, Queryable } from '#app/services/context.ts';

const CHANNEL = 'deodar_content';

export interface ContentSource extends ContentSignal {
  onChange(listener: () => void): void;
  /** Hears of other processes' changes too; without it only of this one's. */
  hearOthers(notifications: Notifications): void;
}

/** Tells the page cache of every process that content has changed (LISTEN/NOTIFY), and of this one at once. */
export function createContentSignal(): ContentSource {
  const listeners: Array<() => void> = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    async changed(tx: Queryable) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, '')`);
    },
    committed: tell,
    onChange(listener) {
      listeners.push(listener);
    },
    hearOthers(notifications) {
      notifications.on(CHANNEL, { heard: tell, missed: tell });
    },
  };
}
