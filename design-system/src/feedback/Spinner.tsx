/** Something is under way and its length is unknown; `label` says what. */
export function Spinner({ label }: { label: string }) {
  return <span className="tg-spinner" role="status" aria-label={label} />;
}
