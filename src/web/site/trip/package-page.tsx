export default function Page() {
  return <h1>Package</h1>;
}
