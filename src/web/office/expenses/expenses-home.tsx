/** The list with nothing over it. */
export default function ExpensesHome() {
  return null;
}
