import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { Modal } from '#app/web/ui/overlay/modal.tsx';
import { ModalFooter } from '#app/web/ui/overlay/modal-footer.tsx';
import { ErrorState } from '#app/web/ui/parts/error-state.tsx';
import { Skeleton } from '#app/web/ui/parts/skeleton.tsx';
import { SortableList } from '#app/web/ui/parts/sortable-list.tsx';
import { Picture } from '#app/web/ui/picture.tsx';
import { type ContentKind, KINDS } from './content-kinds.ts';
import { useContentActions } from './use-content-actions.ts';

interface Item {
  id: string;
  name?: string;
  title?: string;
  image: string;
}

/** As many as the API puts in order at once. */
const MOST = 500;
const nameOf = (item: Item) => item.name ?? item.title ?? '';

/** The order on the website, changed by drag or Alt and the arrows. */
export function OrderDialog({ kind, onClose }: { kind: ContentKind; onClose: () => void }) {
  const { path, one } = KINDS[kind];
  const actions = useContentActions(kind);
  const [order, setOrder] = useState<Item[] | null>(null);
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['order', kind],
    queryFn: ({ signal }) => callOffice<Item[]>(`${path}?limit=${MOST}&sort=position`, { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const stored = data?.data ?? [];
  async function save(): Promise<void> {
    if (!order || busy) return;
    setBusy(true);
    const ids = (items: readonly Item[]) => items.map((item) => item.id);
    const done = await actions.order(ids(order), ids(stored));
    setBusy(false);
    if (done) onClose();
  }
  return (
    <Modal
      title={`Order of ${kind}`}
      hint="As the website shows them. Drag, or Alt with the arrows."
      size={440}
      dirty={order !== null}
      onSubmit={() => void save()}
      onClose={onClose}
      footer={<ModalFooter save="Save order" busy={busy} disabled={order === null} />}
    >
      {data ? (
        <SortableList
          label={`Order of ${kind}`}
          className="sort order"
          items={order ?? stored}
          keyOf={(item) => item.id}
          nameOf={nameOf}
          onOrder={setOrder}
        >
          {(item, at) => (
            <>
              <span className="mute num">{at + 1}</span>
              <Picture className="thumb" src={item.image} alt="" loading="lazy" sizes="44px" />
              <span className="strong trunc">{nameOf(item)}</span>
            </>
          )}
        </SortableList>
      ) : error ? (
        <ErrorState title={`Failed to load ${kind}`} error={error} retry={() => refetch()} />
      ) : (
        <Skeleton label={`the order of each ${one}`} widths={[80, 60, 80, 60, 80]} />
      )}
    </Modal>
  );
}
