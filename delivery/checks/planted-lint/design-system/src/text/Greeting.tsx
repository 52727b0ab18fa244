// reports: tidegate/no-text-in-jsx
export function Greeting() {
  return <p>Welcome aboard</p>;
}
