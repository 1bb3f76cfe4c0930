import type { ReactNode } from 'react';
import { Mark } from '#app/web/ui/mark.tsx';

/** The head of a section: a small word above, the heading, a sentence, and what stands at its right. */
export function SectionHead({
  id,
  eyebrow,
  title,
  children,
  aside,
}: {
  id: string;
  eyebrow: string;
  title: string;
  children?: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <div className="head">
      <div>
        <p className="eyebrow">
          <Mark />
          {eyebrow}
        </p>
        <h2 id={id}>{title}</h2>
        {children && <p>{children}</p>}
      </div>
      {aside}
    </div>
  );
}
