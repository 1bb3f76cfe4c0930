import { useMay } from '#app/web/office/data/use-may.ts';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';

/** Chooses a card for what is done to many (X). */
export function CardTick({
  state: { selected, select },
  id,
  name,
}: {
  state: Pick<ListState, 'selected' | 'select'>;
  id: string;
  name: string;
}) {
  if (!useMay('crm.edit')) return null;
  const isOn = selected.includes(id);
  return (
    <input
      type="checkbox"
      data-key="x"
      aria-label={`Select ${name}`}
      checked={isOn}
      onChange={() => select(isOn ? selected.filter((one) => one !== id) : [...selected, id])}
    />
  );
}
