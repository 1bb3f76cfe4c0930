export default function Page() {
  return <h1>Cancellation policy</h1>;
}
