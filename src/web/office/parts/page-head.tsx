import type { ReactNode } from 'react';

/** The title row of a screen, and the browser's title. */
export function PageHead({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <div className="head">
      <title>{`${title} · Back office`}</title>
      <div>
        <h1>{title}</h1>
        {hint && <p>{hint}</p>}
      </div>
      {children && <div className="acts">{children}</div>}
    </div>
  );
}
