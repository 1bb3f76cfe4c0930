import { readPriceText } from './price-text.ts';

/**
 * What one traveller pays online, in paise; null when it cannot be booked online, since it is sold on enquiry or its
 * price text holds no price (cases PAY-10, PAY-25). Lists, pages and create-order all ask here.
 */
export function sellingPrice(item: { price: string; enquiryOnly: boolean }): number | null {
  return item.enquiryOnly ? null : readPriceText(item.price);
}
