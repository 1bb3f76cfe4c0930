import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SupplierStats } from '#app/contract/suppliers.ts';
import { SERVICE_TYPE_NAMES, SERVICE_TYPES } from '#app/domain/purchases.ts';
import { callOffice } from '#app/web/ui/data/call-office.ts';
import { StatStrip } from '#app/web/ui/parts/stat-strip.tsx';
import { SUPPLIER_STATS, SUPPLIERS } from './suppliers-api.ts';

/** The cards over the directory; a kind of service leads to all of its suppliers. */
export function SupplierStatStrip() {
  const { data } = useQuery({
    queryKey: SUPPLIER_STATS,
    queryFn: ({ signal }) => callOffice<SupplierStats>(`${SUPPLIERS}/stats/summary`, { signal }),
  });
  const stats = data?.data;
  const figure = (of: (stats: SupplierStats) => number) => (stats ? of(stats).toLocaleString('en-IN') : null);
  const added = figure((all) => all.added_this_month);
  const inactive = figure((all) => all.inactive_suppliers);
  return (
    <div className="sup-stats">
      <StatStrip
        items={[
          {
            label: 'Total suppliers',
            value: figure((all) => all.total_suppliers),
            note: added && `${added} added this month`,
          },
          {
            label: 'Active suppliers',
            value: figure((all) => all.active_suppliers),
            note: inactive && `${inactive} inactive`,
          },
        ]}
      />
      <section className="stats sup-types" aria-busy={!stats || undefined}>
        <div className="stat">
          <h2 className="l">By service type</h2>
          <ul>{stats && typesOf(stats).map((type) => <Type key={type} type={type} stats={stats} />)}</ul>
        </div>
      </section>
    </div>
  );
}

/** Those that most suppliers offer come first. */
function typesOf({ by_service_type: totals }: SupplierStats) {
  return SERVICE_TYPES.toSorted((a, b) => totals[b] - totals[a]);
}

function Type({ type, stats }: { type: (typeof SERVICE_TYPES)[number]; stats: SupplierStats }) {
  return (
    <li>
      <Link to={`/admin/suppliers?service_type=${type}&status=all`} preventScrollReset>
        <b>{stats.by_service_type[type].toLocaleString('en-IN')}</b> {SERVICE_TYPE_NAMES[type]}
      </Link>
    </li>
  );
}
