// reports: react/purity
export function Clock() {
  return <p data-at={Date.now()} />;
}
