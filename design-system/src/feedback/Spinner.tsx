export function Spinner({ label }: { label: string }) {
  return <span className="tg-spinner" role="status" aria-label={label} />;
}
