/** The invoices with nothing over them. */
export default function VendorsHome() {
  return null;
}
