/** The directory with nothing over it. */
export default function SuppliersHome() {
  return null;
}
