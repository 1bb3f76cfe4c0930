export default function Page() {
  return <h1>Cruise</h1>;
}
