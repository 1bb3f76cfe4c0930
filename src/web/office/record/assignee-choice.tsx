import { useQuery } from '@tanstack/react-query';
import { useMay, useUser } from '#app/web/office/data/use-may.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import type { RecordList } from './record-key.ts';
import { useAssign } from './use-assign.ts';

interface Assigned {
  id: string;
  name: string;
  assigneeId: string | null;
  assigneeName: string;
}

/** Who looks after a record, changed at once. */
export function AssigneeChoice({ list, record }: { list: RecordList; record: Assigned }) {
  const mayEdit = useMay('crm.edit');
  const me = useUser();
  const { data: staff = [] } = useQuery({
    queryKey: ['crm', 'staff'],
    queryFn: async ({ signal }) =>
      (await callOffice<Array<{ id: string; name: string }>>('/crm/staff', { signal })).data,
    staleTime: 300_000,
    enabled: mayEdit,
  });
  const assign = useAssign(list, record);
  const { assigneeId, assigneeName } = record;
  if (!mayEdit) return <>{assigneeName || 'Nobody'}</>;
  const others = staff.filter((one) => one.id !== me.id && one.id !== assigneeId);
  return (
    <span className="sel">
      <select
        aria-label={`Assigned to, for ${record.name}`}
        value={assigneeId ?? ''}
        disabled={assign.isPending}
        onChange={({ target: { value } }) =>
          assign.mutate({ id: value || null, name: target(staff, value, me) })
        }
      >
        <option value="">Nobody</option>
        <option value={me.id}>Me ({me.name})</option>
        {assigneeId && assigneeId !== me.id && <option value={assigneeId}>{assigneeName}</option>}
        {others.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </span>
  );
}

function target(
  staff: Array<{ id: string; name: string }>,
  id: string,
  me: { id: string; name: string },
): string {
  return [me, ...staff].find((one) => one.id === id)?.name ?? '';
}
