import type { ReactNode } from 'react';

/** The title row of a screen, and the browser's title (`name`, where that is another one). */
export function PageHead({
  title,
  name = title,
  hint,
  children,
}: {
  title: string;
  name?: string;
  hint?: string;
  children?: ReactNode;
}) {
  return (
    <div className="head">
      <title>{`${name} · Back office`}</title>
      <div>
        <h1>{title}</h1>
        {hint && <p>{hint}</p>}
      </div>
      {children && <div className="acts">{children}</div>}
    </div>
  );
}
