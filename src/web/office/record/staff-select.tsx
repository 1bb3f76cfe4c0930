import { useQuery } from '@tanstack/react-query';
import { useUser } from '#app/web/office/data/use-may.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';

export interface Somebody {
  id: string | null;
  name: string;
}

/** Who can look after a record: nobody, oneself, any active user, and who does now. */
export function StaffSelect({
  label,
  value,
  busy = false,
  onChoose,
}: {
  label: string;
  value: Somebody;
  busy?: boolean;
  onChoose: (to: Somebody) => void;
}) {
  const me = useUser();
  const { data: staff = [] } = useQuery({
    queryKey: ['crm', 'staff'],
    queryFn: async ({ signal }) =>
      (await callOffice<Array<{ id: string; name: string }>>('/crm/staff', { signal })).data,
    staleTime: 300_000,
  });
  const others = staff.filter((one) => one.id !== me.id && one.id !== value.id);
  const nameOf = (id: string) => [me, ...staff].find((one) => one.id === id)?.name ?? '';
  return (
    <span className="sel">
      <select
        aria-label={label}
        value={value.id ?? ''}
        disabled={busy}
        onChange={({ target }) => onChoose({ id: target.value || null, name: nameOf(target.value) })}
      >
        <option value="">Nobody</option>
        <option value={me.id}>Me ({me.name})</option>
        {value.id && value.id !== me.id && <option value={value.id}>{value.name}</option>}
        {others.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </span>
  );
}
