import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Duplicate } from '#app/contract/customer-records.ts';
import { CUSTOMER_LIST_NAMES } from '#app/domain/customer.ts';
import { spacedPhone } from '#app/domain/phone-number.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { askToConfirm } from '#app/web/ui/overlay/use-confirm.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { useSettled } from '#app/web/ui/use-settled.ts';
import { CUSTOMERS } from './customers-api.ts';

const WHY: Record<Duplicate['why'], string> = {
  phone: 'same WhatsApp number',
  email: 'same email',
  name: 'nearly the same name',
};

interface Typed {
  name: string;
  email: string;
  phone: string;
}

/**
 * Who could be the person that is being typed, as it is typed. `confirm` asks once more before somebody with the same
 * number or address is added a second time; false: not after all.
 */
export function useDuplicates(typed: Typed, except?: string) {
  const client = useQueryClient();
  const settled = useSettled(queryOf(typed, except));
  const options = (query: string) => ({
    queryKey: ['duplicates', CUSTOMERS, query],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await callOffice<Duplicate[]>(`${CUSTOMERS}/duplicates?${query}`, { signal })).data,
    staleTime: 5_000,
  });
  const { data: found = [] } = useQuery({
    ...options(settled),
    enabled: settled !== '' && settled !== `except=${except}`,
    placeholderData: (before) => before,
  });

  async function confirm(): Promise<boolean> {
    const now = await client.fetchQuery(options(queryOf(typed, except))).catch(() => []);
    const same = now.filter((one) => one.why !== 'name');
    if (same.length === 0) return true;
    const [first] = same;
    return askToConfirm({
      title: 'Add this customer anyway?',
      lost: same.map((one) => `${one.name} has the ${WHY[one.why]}.`).join(' '),
      stays: `${first?.name ?? 'Nobody'} stays as it is; the two can be merged later.`,
      verb: 'Add anyway',
      cancel: 'Go back',
      tone: 'pri',
    });
  }
  return { found, confirm };
}

function queryOf({ name, email, phone }: Typed, except = ''): string {
  const asked = new URLSearchParams();
  for (const [field, text] of Object.entries({ name, email, phone, except }))
    if (text.trim() !== '') asked.set(field, text.trim());
  return asked.toString();
}

export function DuplicatesNote({ found }: { found: readonly Duplicate[] }) {
  return (
    <div className="wf dup" aria-live="polite">
      {found.length > 0 && (
        <div className="note warn">
          <Icon name="users" />
          <div>
            <b>This could be somebody you know already</b>
            <ul>
              {found.map((one) => (
                <li key={one.id}>
                  <Link className="textlink" to={`/admin/customers/${one.id}`} target="_blank">
                    {one.name}
                  </Link>{' '}
                  · {WHY[one.why]} · {one.why === 'email' ? one.email : spacedPhone(one.phone)} ·{' '}
                  {CUSTOMER_LIST_NAMES[one.customer_list]}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
