/** The register with nothing over it. */
export default function BreachesHome() {
  return null;
}
