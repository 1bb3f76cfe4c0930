import { sellingPrice } from './selling-price.ts';
import { readDays } from './trip-days.ts';

/** What a package is found and sorted by beside its texts; stored with each of its rows, by whoever writes one. */
export function packageFacts(item: { price: string; enquiryOnly: boolean; duration: string }): {
  /** Paise; null when it cannot be booked online. */
  unitPrice: number | null;
  /** 0 when its duration states none. */
  days: number;
} {
  return { unitPrice: sellingPrice(item), days: readDays(item.duration) };
}
