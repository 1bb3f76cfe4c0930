import { Icon } from '#app/web/ui/parts/icon.tsx';

/** Below a form: that it was not saved, in the words of the specification, and why. It comes into view when it appears. */
export function SaveProblem({ title, detail }: { title: string; detail: string | null }) {
  if (detail === null) return null;
  return (
    <p ref={bringIntoView} className="note bad" role="alert">
      <Icon name="circle-alert" />
      <span>
        <b>{title}</b> {detail}
      </span>
    </p>
  );
}

function bringIntoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' });
}
