/** The recurring expenses with nothing over them. */
export default function RecurringHome() {
  return null;
}
