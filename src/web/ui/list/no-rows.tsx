import type { ReactNode } from 'react';
import { EmptyState } from '#app/web/ui/parts/empty-state.tsx';
import type { IconName } from '#app/web/ui/parts/icon.tsx';
import type { ListState } from './use-list-state.ts';

export interface NothingText {
  title: string;
  text?: string;
  action?: ReactNode;
  icon?: IconName;
}

/** Nothing there, nothing that matches, or a page after the last one: what is missing and the next step. */
export function NoRows({
  state,
  total,
  empty,
  noMatch = { title: 'No match', text: 'Nothing matches this search and these filters.' },
}: {
  state: ListState | undefined;
  total: number;
  empty: NothingText;
  noMatch?: NothingText | undefined;
}) {
  const beyond = state !== undefined && state.page > 1;
  if (beyond && total > 0) {
    return (
      <Frame>
        <EmptyState
          icon="search-x"
          title="This page has no rows any more"
          action={<Way label="Go to page 1" onPress={() => state.set({ page: 1 })} />}
        />
      </Frame>
    );
  }
  if (state?.active) {
    return (
      <Frame>
        <EmptyState
          icon="search-x"
          {...noMatch}
          action={noMatch.action ?? <Way label="Clear filters" onPress={state.clear} />}
        />
      </Frame>
    );
  }
  return (
    <Frame>
      <EmptyState {...empty} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="box" role="status">
      {children}
    </div>
  );
}

function Way({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className="btn sm" onClick={onPress}>
      {label}
    </button>
  );
}
