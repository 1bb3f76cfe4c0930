import { Icon } from '#app/web/ui/parts/icon.tsx';
import { type Choice, newLines } from './merge.ts';

/** What a choice does to a list: lines that come and lines that go. Those that stay are only counted. */
export function LineChanges({ own, drafted, choice }: { own: string[]; drafted: string[]; choice: Choice }) {
  const written = own.filter((line) => line.trim() !== '');
  const come = newLines(written, drafted);
  const go = choice === 'replace' ? newLines(drafted, written) : [];
  const stay = written.length - go.length;
  return (
    <ul className="ai-lines">
      {come.map((line) => (
        <li key={line} className={choice === 'keep' ? 'mute' : 'ok'}>
          <Icon name="plus" small />
          <span>
            <span className="sr">{choice === 'keep' ? 'Not taken: ' : 'Comes: '}</span>
            {line}
          </span>
        </li>
      ))}
      {go.map((line) => (
        <li key={line} className="due">
          <Icon name="minus" small />
          <span>
            <span className="sr">Goes: </span>
            {line}
          </span>
        </li>
      ))}
      {stay > 0 && <li className="mute">{stay === 1 ? '1 line stays' : `${stay} lines stay`}</li>}
    </ul>
  );
}
