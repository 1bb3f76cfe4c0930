import type { Permission } from '#app/domain/permissions.ts';
import { useMay } from '#app/web/office/data/use-may.ts';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';

/** Chooses a card for what is done to many (X). */
export function CardTick({
  state: { selected, select },
  id,
  name,
  permission = 'crm.edit',
}: {
  state: Pick<ListState, 'selected' | 'select'>;
  id: string;
  name: string;
  /** What can be done to many needs it. */
  permission?: Permission;
}) {
  if (!useMay(permission)) return null;
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
