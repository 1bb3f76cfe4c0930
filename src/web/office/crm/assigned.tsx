import { AssigneeChoice } from '#app/web/office/record/assignee-choice.tsx';
import type { RecordList } from '#app/web/office/record/record-key.ts';

/** Who looks after the record of a card, to be changed in place. */
export function Assigned({
  list,
  record,
}: {
  list: RecordList;
  record: { id: string; name: string; assigneeId: string | null; assigneeName: string };
}) {
  return (
    <div className="assigned">
      <span className="mute">Assigned to</span> <AssigneeChoice list={list} record={record} />
    </div>
  );
}
