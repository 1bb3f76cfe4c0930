import { Link } from 'react-router';
import type { Gstr1Summary } from '#app/contract/gstr1.ts';
import { Badge } from '#app/web/ui/parts/badge.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { counted } from './figures.ts';

/** Each faulty document with its field, before the portal finds it. */
export function Gstr1Problems({ problems }: Pick<Gstr1Summary, 'problems'>) {
  if (problems.length === 0) {
    return (
      <div className="note good">
        <Icon name="circle-check" />
        <span>Every document of this month can be reported as it is.</span>
      </div>
    );
  }
  return (
    <section className="box report-box">
      <header>
        <h2>Check before filing</h2>
        <span className="mute">{counted(problems.length, 'problem')}</span>
      </header>
      <ul className="faults">
        {problems.map(({ severity, document, field, problem }) => (
          <li key={`${document} ${field} ${problem}`}>
            <Badge tone={severity === 'error' ? 'red' : 'yellow'}>
              {severity === 'error' ? 'Error' : 'Warning'}
            </Badge>
            {document ? (
              <b className="mono">{document}</b>
            ) : (
              <Link to="/admin/settings/company">Settings</Link>
            )}
            <span>{problem}</span>
            <span className="mute">{field.replaceAll('_', ' ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
