import type { AuditOptions } from '#app/contract/audit.ts';
import { actionName, spellOut } from '#app/domain/audit-text.ts';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { DateRangePicker } from '#app/web/ui/form/date-range-picker.tsx';
import { ListToolbar } from '#app/web/ui/list/list-toolbar.tsx';
import { type ListState, useListState } from '#app/web/ui/list/use-list-state.ts';
import { AuditList } from './audit-list.tsx';
import { useAuditOptions } from './use-audit.ts';

const EXPORT = {
  path: '/admin/audit',
  name: 'audit-log',
  columns: [
    { key: 'time', title: 'Time (UTC)' },
    { key: 'user', title: 'User' },
    { key: 'action', title: 'Action' },
    { key: 'entity', title: 'Record' },
    { key: 'name', title: 'Record name' },
    { key: 'record', title: 'Record id' },
    { key: 'before', title: 'Before' },
    { key: 'after', title: 'After' },
    { key: 'request', title: 'Request id' },
  ],
};

/** Who did what to which record, before and after. */
export default function AuditPage() {
  const state = useListState({ filters: ['user', 'entity', 'action', 'from', 'to'], defaultSort: '' });
  const options = useAuditOptions();
  return (
    <>
      <PageHead title="Audit log" hint="Who did what to which record, and what it was before." />
      <ListToolbar
        state={state}
        search="Search by record id"
        filters={filtersOf(options, state)}
        saved="audit"
        exportAs={EXPORT}
      >
        <DateRangePicker
          value={{ start: state.filters.from ?? '', end: state.filters.to ?? '' }}
          onChange={({ start, end }) => state.set({ filters: { from: start, to: end } })}
        />
      </ListToolbar>
      <AuditList state={state} />
    </>
  );
}

const OTHERS = [
  { value: 'visitor', label: 'Visitors' },
  { value: 'provider', label: 'Payment provider' },
  { value: 'system', label: 'The system' },
];

/** What occurs; with a kind of record chosen, only its actions. */
function filtersOf(options: AuditOptions | undefined, state: ListState) {
  const { users = [], entities = [], actions = [] } = options ?? {};
  const entity = state.filters.entity ?? '';
  const offered = actions.filter((action) => entity === '' || action.startsWith(`${entity}.`));
  return [
    {
      name: 'user',
      label: 'User',
      options: [...users.map(({ id, name }) => ({ value: id, label: name })), ...OTHERS],
    },
    {
      name: 'entity',
      label: 'Record',
      options: entities.map((value) => ({ value, label: spellOut(value) })),
    },
    {
      name: 'action',
      label: 'Action',
      options: offered.map((value) => ({
        value,
        label:
          entity === '' ? `${spellOut(value.split('.')[0] ?? '')}: ${actionName(value)}` : actionName(value),
      })),
    },
  ];
}
