import { useEffect, useEffectEvent } from 'react';
import type { OfficeEvent } from '#app/contract/events.ts';
import type { EventTopic } from '#app/domain/event-topics.ts';
import { onLiveNews } from './live-channel.ts';

/**
 * Calls back for each change of a topic (own ones too), and with null when some may have been missed. What TanStack
 * Query holds is asked for anew by LiveOffice; this is for screens that hold something themselves.
 */
export function useLive(
  topic: EventTopic | readonly EventTopic[],
  onChange: (event: OfficeEvent | null) => void,
): void {
  const hear = useEffectEvent((event: OfficeEvent | null) => {
    if (event === null || [topic].flat().includes(event.topic)) onChange(event);
  });
  useEffect(() => onLiveNews((news) => hear(news.type === 'change' ? news.event : null)), []);
}
