import type { ServiceType } from '#app/domain/purchases.ts';
import type { IconName } from '#app/web/ui/parts/icon.tsx';

/** What stands for a kind of service on a supplier's card. */
export const SERVICE_ICONS: Record<ServiceType, IconName> = {
  hotel: 'bed-double',
  transport: 'car',
  visa: 'stamp',
  tickets: 'ticket',
  activities: 'sailboat',
  tour_guide: 'map-pin',
  insurance: 'shield',
  others: 'package',
};
