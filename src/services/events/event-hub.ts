import { OfficeEvent } from '#app/contract/events.ts';

export interface EventListener {
  /** `mark` names the moment: who has it, has heard of everything up to here. */
  heard(event: OfficeEvent, mark: string): void;
  /** Something may have been missed: what is shown must be asked for anew. */
  missed(mark: string): void;
  /** The process stops. */
  closed(): void;
}

export interface EventSource {
  /** Answers how to stop listening. */
  subscribe(listener: EventListener): () => void;
  mark(): string;
}

export interface EventHub extends EventSource {
  /** A notification of the database, as announce() wrote it. */
  receive(payload: string): void;
  /** The line to the database was down for a while. */
  missed(): void;
  close(): void;
}

/** Where a process's streams hear what the database tells it: one line to the database for any number of them. */
export function createEventHub(): EventHub {
  const listeners = new Set<EventListener>();
  const life = crypto.randomUUID().slice(0, 8);
  let count = 0;
  let ended = false;
  const mark = () => `${life}-${count}`;

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (ended) queueMicrotask(() => listener.closed());
      return () => listeners.delete(listener);
    },
    mark,
    receive(payload) {
      const event = read(payload);
      if (!event) return;
      count += 1;
      for (const listener of [...listeners]) listener.heard(event, mark());
    },
    missed() {
      count += 1;
      for (const listener of [...listeners]) listener.missed(mark());
    },
    close() {
      ended = true;
      for (const listener of [...listeners]) listener.closed();
      listeners.clear();
    },
  };
}

/** Null for what another version of the program may have written. */
function read(payload: string): OfficeEvent | null {
  try {
    return OfficeEvent.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
