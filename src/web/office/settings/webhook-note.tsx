import type { ReactNode } from 'react';
import { WEBHOOK_PATHS, type WebhookName } from '#app/domain/webhook-paths.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';

/** The address to enter in a provider's panel. `site`: any address of this site as it is reached from outside. */
export function WebhookNote({ site, of, children }: { site: string; of: WebhookName; children: ReactNode }) {
  return (
    <p className="note quiet">
      <Icon name="link" />
      <span>
        {children} <code>{new URL(WEBHOOK_PATHS[of], site).href}</code>
      </span>
    </p>
  );
}
