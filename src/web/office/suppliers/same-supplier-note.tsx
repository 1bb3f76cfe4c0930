import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Supplier } from '#app/contract/suppliers.ts';
import { normaliseGstin } from '#app/domain/gst/gstin.ts';
import { SERVICE_TYPE_NAMES } from '#app/domain/purchases.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { useSettled } from '#app/web/ui/use-settled.ts';
import { SUPPLIERS } from './suppliers-api.ts';

const folded = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Says while it is typed that a supplier of this name or GST number is there already. Two may well have one name. */
export function SameSupplierNote({ name, gstin, except }: { name: string; gstin: string; except?: string }) {
  const asked = useSettled(normaliseGstin(gstin).length === 15 ? normaliseGstin(gstin) : name.trim());
  const { data } = useQuery({
    queryKey: ['same', SUPPLIERS, asked],
    queryFn: ({ signal }) =>
      callOffice<Supplier[]>(`${SUPPLIERS}?limit=20&q=${encodeURIComponent(asked)}`, { signal }),
    enabled: asked.length >= 3,
    staleTime: 5_000,
  });
  const same = (data?.data ?? []).filter(
    (one) =>
      one.id !== except &&
      (folded(one.supplier_name) === folded(name) ||
        (one.gst_number !== '' && one.gst_number === normaliseGstin(gstin))),
  );
  return (
    <div className="wf dup" aria-live="polite">
      {same.length > 0 && (
        <div className="note warn">
          <Icon name="store" />
          <div>
            <b>This supplier may be in the directory already</b>
            <ul>
              {same.map((one) => (
                <li key={one.id}>
                  <Link className="textlink" to={`/admin/suppliers?status=all&id=${one.id}`} target="_blank">
                    {one.supplier_name}
                  </Link>{' '}
                  · {SERVICE_TYPE_NAMES[one.service_type]}
                  {one.city && ` · ${one.city}`}
                  {one.status === 'inactive' && ' · Inactive'}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
