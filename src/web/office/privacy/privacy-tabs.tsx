import { Tabs } from '#app/web/ui/parts/tabs.tsx';

export const BREACHES_SCREEN = '/admin/privacy/breaches';

const ITEMS = [
  { key: 'requests', label: 'Requests', to: '/admin/privacy' },
  { key: 'breaches', label: 'Breach register', to: BREACHES_SCREEN },
];

/** What the law asks of who holds personal data. */
export function PrivacyTabs({ current }: { current: 'requests' | 'breaches' }) {
  return <Tabs label="Privacy" items={ITEMS} current={current} />;
}
