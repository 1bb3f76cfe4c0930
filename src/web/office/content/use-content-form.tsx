import { type ReactNode, useRef, useState } from 'react';
import type { z } from 'zod';
import { ConflictDialog, type Difference } from '#app/web/office/packages/conflict-dialog.tsx';
import { useLeaveGuard } from '#app/web/office/packages/use-leave-guard.ts';
import { SaveProblem } from '#app/web/office/parts/save-problem.tsx';
import { callOffice, OfficeError } from '#app/web/ui/data/call-office.ts';
import { quietUntilTyped } from '#app/web/ui/form/quiet-until-typed.ts';
import { type OfficeForm, useOfficeForm } from '#app/web/ui/form/use-office-form.ts';
import { usePressKey } from '#app/web/ui/form/use-press-key.ts';
import { showSuccess } from '#app/web/ui/toast.tsx';
import { type ContentKind, KINDS } from './content-kinds.ts';
import { useCloseContent } from './use-close-content.ts';
import { useContentActions } from './use-content-actions.ts';

interface Stored {
  id: string;
  version: number;
}

/**
 * The form of one piece of content: it is kept on the device until it is saved, asks before it is left, and says why it
 * was not saved or that somebody else saved meanwhile (`below`, at its end). Saved, it closes.
 */
export function useContentForm<Values extends object, Input extends object, View extends Stored>({
  kind,
  stored,
  fresh,
  valuesOf,
  schema,
  labels,
  said,
}: {
  kind: ContentKind;
  stored: View | null;
  fresh: Values;
  valuesOf: (view: View) => Values;
  schema: z.ZodType<Input>;
  labels: Record<keyof Values & string, string>;
  /** What is said beside "saved". */
  said: (view: View) => { detail?: string; action?: { label: string; href: string } };
}): { form: OfficeForm<Values>; close: () => void; below: ReactNode } {
  const { path, one } = KINDS[kind];
  const version = useRef(stored?.version);
  const [theirs, setTheirs] = useState<View | null>(null);
  const [initial] = useState(() => (stored ? valuesOf(stored) : fresh));
  const { reload } = useContentActions(kind);
  const close = useCloseContent(kind);
  const form = useOfficeForm<Values, Input>({
    schema,
    initial,
    keep: `${one}:${stored?.id ?? 'new'}`,
    shared: stored !== null,
    save,
  });
  const guard = useLeaveGuard(form.dirty);
  const keyOf = usePressKey();

  async function save(input: Input): Promise<void> {
    try {
      const { data } = stored
        ? await callOffice<View>(`${path}/${stored.id}`, {
            method: 'PUT',
            body: { ...input, version: version.current },
          })
        : await callOffice<View>(path, { method: 'POST', body: { ...input, request_key: keyOf(input) } });
      guard.allow();
      void reload();
      const name = one.charAt(0).toUpperCase() + one.slice(1);
      showSuccess({ title: `${name} ${stored ? 'saved' : 'created'}`, ...said(data) });
      close();
    } catch (error) {
      if (stored && error instanceof OfficeError && error.code === 'changed_meanwhile')
        setTheirs((await callOffice<View>(`${path}/${stored.id}`)).data);
      throw error;
    }
  }

  const conflict = theirs && (
    <ConflictDialog
      what={one}
      differences={differences(valuesOf(theirs), form.values, labels)}
      busy={form.busy}
      onClose={() => setTheirs(null)}
      onTheirs={() => {
        form.reset(valuesOf(theirs));
        version.current = theirs.version;
        setTheirs(null);
      }}
      onMine={() => {
        version.current = theirs.version;
        setTheirs(null);
        void form.submit();
      }}
    />
  );
  const below = (
    <>
      <SaveProblem title={`Failed to save ${one}`} detail={theirs ? null : form.failure} />
      {conflict}
    </>
  );
  return { form: quietUntilTyped(form, initial), close, below };
}

function differences<Values extends object>(
  theirs: Values,
  mine: Values,
  labels: Record<keyof Values & string, string>,
): Difference[] {
  return (Object.keys(labels) as Array<keyof Values & string>).flatMap((name) =>
    JSON.stringify(theirs[name]) === JSON.stringify(mine[name])
      ? []
      : [{ label: labels[name], theirs: shown(theirs[name]), mine: shown(mine[name]) }],
  );
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'picture' : 'pictures'}`;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value ?? '');
  if (text.startsWith('/files/')) return 'Uploaded picture';
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
