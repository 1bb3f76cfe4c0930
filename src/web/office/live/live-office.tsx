import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { OfficeEvent } from '#app/contract/events.ts';
import { EVENT_TOPICS, type EventTopic } from '#app/domain/event-topics.ts';
import { KINDS } from '#app/web/office/palette/record-address.ts';
import { isOwnChange } from '#app/web/ui/data/own-changes.ts';
import { showNotice } from '#app/web/ui/toast.tsx';
import { type LiveNotice, noticeOf } from './notice-of.ts';
import { showsAny } from './topic-keys.ts';
import { useLive } from './use-live.ts';

const TOPICS = Object.keys(EVENT_TOPICS) as EventTopic[];
/** What comes within this time is one change of the screen and one notice. */
const GATHER_MS = 400;

/** Brings what is shown up to date when others change it, and says so quietly; nothing is said of one's own changes. */
export function LiveOffice({ userId }: { userId: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const heard = useRef<{ topics: Set<EventTopic>; events: OfficeEvent[] }>({ topics: new Set(), events: [] });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(): void {
    // What is shown before the server knows it must not be overwritten by what the server knew before.
    if (queries.isMutating() > 0) {
      timer.current = setTimeout(show, GATHER_MS);
      return;
    }
    const { topics, events } = heard.current;
    heard.current = { topics: new Set(), events: [] };
    timer.current = undefined;
    void queries.invalidateQueries({ predicate: ({ queryKey }) => showsAny(topics, queryKey) });
    const notice = document.visibilityState === 'visible' ? noticeOf(events, userId) : null;
    if (notice) say(notice);
  }

  function say({ title, record }: LiveNotice): void {
    const open = record && { label: 'Open', run: () => navigate(KINDS[record.kind].to(record.id, '')) };
    showNotice({ title, ...(open ? { action: open } : {}) });
  }

  useLive(TOPICS, (event) => {
    // The screen that made a change has shown it already, and keeps its rows where they are.
    if (event && event.by.id === userId && isOwnChange()) return;
    for (const topic of event ? [event.topic] : TOPICS) heard.current.topics.add(topic);
    if (event) heard.current.events.push(event);
    timer.current ??= setTimeout(show, GATHER_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return null;
}
