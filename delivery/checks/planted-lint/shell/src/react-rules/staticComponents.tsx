// reports: react/static-components
export function Fleet() {
  const Ship = () => <i />;
  return <Ship />;
}
