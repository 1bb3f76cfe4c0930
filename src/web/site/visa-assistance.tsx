export default function Page() {
  return <h1>Visa Assistance</h1>;
}
