import { useMay } from '#app/web/office/data/use-may.ts';
import type { RecordList } from './record-key.ts';
import { StaffSelect } from './staff-select.tsx';
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
  const assign = useAssign(list, record);
  const { assigneeId, assigneeName } = record;
  if (!mayEdit) return <>{assigneeName || 'Nobody'}</>;
  return (
    <StaffSelect
      label={`Assigned to, for ${record.name}`}
      value={{ id: assigneeId, name: assigneeName }}
      busy={assign.isPending}
      onChoose={(to) => assign.mutate(to)}
    />
  );
}
