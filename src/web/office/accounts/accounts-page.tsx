import '#app/web/office/styles/accounts.css';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '#app/web/office/parts/page-head.tsx';
import { Icon } from '#app/web/ui/parts/icon.tsx';
import { Tabs } from '#app/web/ui/parts/tabs.tsx';
import { DashboardTab } from './dashboard-tab.tsx';
import { GstTab } from './gst-tab.tsx';
import { InvoicesTab } from './invoices-tab.tsx';
import { LedgerTab } from './ledger-tab.tsx';
import { SalesTab } from './sales-tab.tsx';

const TABS = [
  { key: 'dashboard', label: 'Dashboard', Tab: DashboardTab },
  { key: 'invoices', label: 'Invoices', Tab: InvoicesTab },
  { key: 'sales', label: 'Sales Report', Tab: SalesTab },
  { key: 'gst', label: 'GST Report', Tab: GstTab },
  { key: 'ledger', label: 'Customer Ledger', Tab: LedgerTab },
] as const;

/** Accounts & Finance: figures and reports, each tab with its own address. Source: back-office §2. */
export default function AccountsPage() {
  const [search] = useSearchParams();
  const current = TABS.find((one) => one.key === search.get('tab')) ?? TABS[0];
  const tabs = TABS.map(({ key, label }) => ({
    key,
    label,
    to: key === 'dashboard' ? '/admin/accounts' : `/admin/accounts?tab=${key}`,
  }));
  return (
    <>
      <PageHead
        title="Accounts & Finance"
        name={`${current.label} · Accounts`}
        hint="Revenue, GST and money owed to us."
      >
        <Link className="btn" to="/admin/customer-invoices">
          <Icon name="receipt-indian-rupee" />
          Customer Invoices
        </Link>
      </PageHead>
      <Tabs label="Reports" items={tabs} current={current.key} />
      <current.Tab key={current.key} />
    </>
  );
}
