export default function HomePage() {
  return <h1 className="display">Lautlos</h1>;
}
