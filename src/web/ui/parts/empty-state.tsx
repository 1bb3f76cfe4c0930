import type { ReactNode } from 'react';
import { Empty } from './empty.tsx';
import type { IconName } from './icon.tsx';

/** Nothing there yet: what is missing, and the next step. */
export function EmptyState({
  icon = 'inbox',
  title,
  text,
  action,
}: {
  icon?: IconName;
  title: string;
  text?: string;
  action?: ReactNode;
}) {
  return (
    <Empty icon={icon} title={title} {...(text ? { hint: text } : {})}>
      {action}
    </Empty>
  );
}
