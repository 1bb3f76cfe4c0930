export default function Page() {
  return <h1>Pilgrimage</h1>;
}
