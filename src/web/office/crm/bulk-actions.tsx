import { MOST_AT_ONCE } from '#app/contract/list-query.ts';
import { BulkBar } from '#app/web/ui/list/bulk-bar.tsx';
import type { ListState } from '#app/web/ui/list/use-list-state.ts';
import { Menu } from '#app/web/ui/overlay/menu.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import type { CrmList } from './crm-rows.ts';
import { useBulkChange } from './use-bulk-change.ts';
import { useStaff } from './use-staff.ts';

/** What can be done to all ticked cards: a status, or somebody who looks after them. */
export function BulkActions<Status extends string>({
  list,
  state: { selected, select },
  statuses,
  check,
}: {
  list: CrmList;
  state: Pick<ListState, 'selected' | 'select'>;
  statuses: ReadonlyArray<{ value: Status; label: string }>;
  /** Asked before the status changes. */
  check?: (ids: readonly string[], status: Status) => Promise<boolean>;
}) {
  const change = useBulkChange(list);
  const staff = useStaff();
  if (selected.length === 0) return null;
  const clear = () => select([]);
  async function apply(body: { status?: Status; assignee_id?: string | null }, what: string): Promise<void> {
    if (body.status !== undefined && check && !(await check(selected, body.status))) return;
    if (await change(selected, body, what)) clear();
  }
  return (
    <BulkBar count={selected.length} onClear={clear}>
      {selected.length > MOST_AT_ONCE ? (
        <span>At most {MOST_AT_ONCE} at once</span>
      ) : (
        <>
          <Menu
            label="Status of all selected"
            className=""
            align="start"
            button={
              <>
                <Icon name="square-kanban" />
                Status
              </>
            }
            items={statuses.map(({ value, label }) => ({
              label,
              onChoose: () => void apply({ status: value }, `moved to ${label}`),
            }))}
          />
          <Menu
            label="Assign all selected"
            className=""
            align="start"
            button={
              <>
                <Icon name="users" />
                Assign to
              </>
            }
            items={[
              ...staff.map(({ id, name }) => ({
                label: name,
                onChoose: () => void apply({ assignee_id: id }, `assigned to ${name}`),
              })),
              { label: 'Nobody', onChoose: () => void apply({ assignee_id: null }, 'assigned to nobody') },
            ]}
          />
        </>
      )}
    </BulkBar>
  );
}
