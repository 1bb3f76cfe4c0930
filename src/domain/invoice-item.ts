/** A line of a customer invoice as it is stored. */
export interface InvoiceItem {
  description: string;
  /** In thousandths. */
  quantity: number;
  /** Minor units of the invoice's currency. */
  rate: number;
  /** quantity × rate, half-up; minor units. */
  amount: number;
  sac: string;
}
