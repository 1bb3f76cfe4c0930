import { formatMoney, splitDeposit } from '#app/domain/money.ts';
import { sellingPrice } from '#app/domain/selling-price.ts';

/** What the website will charge for a price as it is typed, in words. */
export function priceReading(price: string, enquiryOnly: boolean): { bookable: boolean; text: string } {
  if (price.trim() === '') return { bookable: false, text: 'Shown as typed, per person' };
  const unit = sellingPrice({ price, enquiryOnly });
  if (unit === null) {
    return {
      bookable: false,
      text: enquiryOnly
        ? 'Not bookable: enquiry only'
        : 'No price can be read from this. Not bookable: enquiry only',
    };
  }
  const { deposit } = splitDeposit(unit);
  return {
    bookable: true,
    text: `${formatMoney(unit)} per person will be charged; 25% deposit ${formatMoney(deposit)}`,
  };
}
