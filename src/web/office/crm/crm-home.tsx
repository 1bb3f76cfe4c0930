/** The CRM with nothing over it. */
export default function CrmHome() {
  return null;
}
