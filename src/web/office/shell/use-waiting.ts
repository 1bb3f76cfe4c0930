import { useMay } from '#app/web/office/data/use-may.ts';
import { useToday } from '#app/web/office/today/use-today.ts';

/** How much waits behind an entry of the navigation, by its address; `late`: some of it for too long. */
export function useWaiting(): Record<string, { n: number; late: boolean }> {
  const { data } = useToday(useMay('crm.view'));
  if (!data) return {};
  const { inquiries, overdue, privacy } = data;
  return {
    '/admin/today': { n: inquiries.total + overdue.total, late: inquiries.late + overdue.total > 0 },
    '/admin/crm': { n: inquiries.total, late: false },
    ...(privacy ? { '/admin/privacy': { n: privacy.open, late: privacy.late > 0 } } : {}),
  };
}
