// reports: react/immutability
export function Deck({ planks }: { planks: { count: number } }) {
  planks.count = 3;
  return <p data-count={planks.count} />;
}
