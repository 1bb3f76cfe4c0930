import { Fragment } from 'react';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import type { UploadStep } from './use-upload.ts';

const STEPS: [UploadStep, string][] = [
  ['file', 'Choose file'],
  ['columns', 'Match columns'],
  ['review', 'Review'],
  ['result', 'Result'],
];

/** Where an upload is, of its four steps. */
export function Steps({ current }: { current: UploadStep }) {
  const now = STEPS.findIndex(([step]) => step === current);
  return (
    <ol className="steps" aria-label="Steps">
      {STEPS.map(([step, name], at) => (
        <Fragment key={step}>
          {at > 0 && <li className="line" aria-hidden="true" />}
          <li className={at === now ? 'now' : ''} aria-current={at === now ? 'step' : undefined}>
            <span className={at < now ? 'av' : 'av e'} aria-hidden="true">
              {at < now ? <Icon name="check" small /> : at + 1}
            </span>
            <span className="nm">
              {name}
              {at < now && <span className="sr"> (done)</span>}
            </span>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
