import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useMay } from '#app/web/office/data/use-may.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { type ContentKind, KINDS } from './content-kinds.ts';
import { OrderDialog } from './order-dialog.tsx';

/** The button that puts a list in the order of the website. */
export function OrderButton({ kind }: { kind: ContentKind }) {
  const [open, setOpen] = useState(false);
  const may = useMay('content.edit');
  if (!may) return null;
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        <Icon name="grip-vertical" />
        Change order
      </button>
      {open && <OrderDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The way to an empty form, for those who may. `keys` is its shortcut. */
export function CreateLink({
  kind,
  keys,
  small = false,
}: {
  kind: ContentKind;
  keys?: string;
  small?: boolean;
}) {
  const may = useMay('content.edit');
  const { search } = useLocation();
  const { path, one } = KINDS[kind];
  if (!may) return null;
  return (
    <Link
      className={small ? 'btn pri sm' : 'btn pri'}
      to={{ pathname: `${path}/new`, search: search.includes(`tab=${kind}`) ? search : `?tab=${kind}` }}
    >
      <Icon name="plus" />
      Create {one} {keys && <kbd>{keys}</kbd>}
    </Link>
  );
}
