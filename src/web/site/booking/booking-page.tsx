export default function Page() {
  return <h1>Booking</h1>;
}
