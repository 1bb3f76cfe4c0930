import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AI_FAILED, AI_FIRST } from '#app/contract/ai.ts';
import { DEFAULT_AI_DURATION } from '#app/domain/package-defaults.ts';
import { TextField } from '#app/web/ui/form/text-field.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { dismissFailure, showFailure } from '#app/web/ui/toast.tsx';
import { DraftProgressView } from './draft-progress.tsx';
import { useDraft } from './use-draft.ts';

/** The helper's fields, its progress and its failures; `children` shows the draft. */
export function DraftPanel<Answer>({
  path,
  about,
  duration,
  parts,
  trip,
  more = {},
  children,
}: {
  path: string;
  /** What it drafts, in a sentence. */
  about: string;
  duration: string;
  /** The names of what the answer consists of, for the progress. */
  parts: readonly string[];
  trip: { title: string; destination: string };
  /** Further fields of the call. */
  more?: Record<string, unknown>;
  children(answer: Answer, actions: { again(): void; close(): void }): ReactNode;
}) {
  const { state, start, drop } = useDraft<Answer>(path);
  const [typed, setTyped] = useState<string | null>(null);
  const [wishes, setWishes] = useState('');
  const [madeFor, setMadeFor] = useState<Subject | null>(null);
  const tries = useRef(0);
  const shown = useRef<string | null>(null);
  const latest = useRef<() => unknown>(() => undefined);
  const button = useRef<HTMLButtonElement>(null);
  const writing = state.is === 'writing';
  const subject: Subject = { ...trip, duration: (typed ?? duration).trim() || DEFAULT_AI_DURATION };

  async function generate(): Promise<void> {
    if (trip.title.trim() === '' || trip.destination.trim() === '') return showFailure({ title: AI_FIRST });
    dismissFailure(AI_FIRST);
    setMadeFor(subject);
    const failed = await start({
      package_title: trip.title,
      destination: trip.destination,
      duration: subject.duration,
      custom_prompt: wishes,
      variation: tries.current++ % 1000,
      ...more,
    });
    const title = failed === null ? null : `${AI_FAILED}${failed}`;
    // What failed before is over; the same failure again takes its own place.
    if (shown.current !== null && shown.current !== title) dismissFailure(shown.current);
    shown.current = title;
    if (title !== null) showFailure({ title, retry: () => latest.current() });
  }

  useEffect(() => {
    latest.current = generate;
  });

  function close(): void {
    drop();
    button.current?.focus();
  }

  return (
    <section className="ai" aria-label="AI itinerary helper">
      <div className="row">
        <span className="ai-mark">
          <Icon name="sparkles" />
        </span>
        <h3 className="sec">AI itinerary helper</h3>
      </div>
      <p className="mute ai-about">{about}</p>
      <div className="stack s12">
        <TextField
          label="Duration"
          optional={false}
          value={typed ?? (duration || DEFAULT_AI_DURATION)}
          onChange={setTyped}
          hint={`Default ${DEFAULT_AI_DURATION}`}
          maxLength={80}
        />
        <TextField
          label="What should it stress?"
          value={wishes}
          onChange={setWishes}
          rows={3}
          maxLength={2000}
        />
        <button
          ref={button}
          type="button"
          className={writing ? 'btn busy' : 'btn'}
          aria-disabled={writing ? true : undefined}
          onClick={() => {
            if (!writing) void generate();
          }}
        >
          {writing ? <i className="spin" /> : <Icon name="sparkles" />}
          {writing ? 'Generating…' : 'Generate itinerary'}
        </button>
        {writing && <DraftProgressView progress={state.progress} parts={parts} onCancel={close} />}
        {state.is === 'failed' && (
          <div className="note bad ai-failed">
            <Icon name="circle-alert" />
            <span>{state.detail}</span>
            <button type="button" className="btn sm" onClick={() => void generate()}>
              Try again
            </button>
          </div>
        )}
      </div>
      <p className="sr" role="status">
        {state.is === 'ready' ? 'The draft is ready.' : writing ? 'The draft is being written.' : ''}
      </p>
      {state.is === 'ready' && madeFor && !isSame(madeFor, subject) && (
        <div className="note warn ai-stale" role="status">
          <Icon name="circle-alert" />
          <span>
            This draft was written for {sayWhat(madeFor)}. The form now says {sayWhat(subject)}: write it
            anew, or read it closely before you use it.
          </span>
          <button type="button" className="btn sm" onClick={() => void generate()}>
            Write it anew
          </button>
        </div>
      )}
      {state.is === 'ready' && children(state.answer, { again: () => void generate(), close })}
    </section>
  );
}

interface Subject {
  title: string;
  destination: string;
  duration: string;
}

/** Spaces around a text change nothing of what was asked for. */
function isSame(one: Subject, other: Subject): boolean {
  return (['title', 'destination', 'duration'] as const).every(
    (field) => one[field].trim() === other[field].trim(),
  );
}

function sayWhat({ title, destination, duration }: Subject): string {
  const name = title.trim() === '' ? 'no title' : `“${title.trim()}”`;
  return `${name} (${[destination.trim() || 'no destination', duration].join(', ')})`;
}
