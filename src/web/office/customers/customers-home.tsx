/** The customers with nothing over them. */
export default function CustomersHome() {
  return null;
}
