/** The dashboard with nothing over it. */
export default function DashboardHome() {
  return null;
}
