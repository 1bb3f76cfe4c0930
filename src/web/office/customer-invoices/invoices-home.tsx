/** The invoices with nothing over them. */
export default function InvoicesHome() {
  return null;
}
