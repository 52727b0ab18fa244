// reports: tidegate/no-words-in-jsx
export function Greeting() {
  return <p>Welcome aboard</p>;
}
