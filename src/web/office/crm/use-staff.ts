import { useQuery } from '@tanstack/react-query';
import type { StaffName } from '#app/contract/crm-desk.ts';
import { useUser } from '#app/web/office/data/use-may.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';

const KEPT_MS = 300_000;

/** Those to whom records can be given; oneself first. */
export function useStaff(): StaffName[] {
  const { id } = useUser();
  const { data = [] } = useQuery({
    queryKey: ['crm', 'staff'],
    queryFn: async ({ signal }) => (await callOffice<StaffName[]>('/crm/staff', { signal })).data,
    staleTime: KEPT_MS,
  });
  return [...data.filter((one) => one.id === id), ...data.filter((one) => one.id !== id)];
}

/** The filter by who looks after a record: `me`, `none`, or somebody. */
export function useAssigneeFilter() {
  const { id } = useUser();
  const others = useStaff().filter((one) => one.id !== id);
  return {
    name: 'assignee',
    label: 'Assigned to',
    options: [
      { value: 'me', label: 'Me' },
      { value: 'none', label: 'Nobody' },
      ...others.map((one) => ({ value: one.id, label: one.name })),
    ],
  };
}
