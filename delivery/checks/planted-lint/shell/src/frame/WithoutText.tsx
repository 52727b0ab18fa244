export function WithoutText({ label }: { label: string }) {
  return (
    <nav aria-label={label} className="main-menu" data-state={'open'}>
      · {label} &nbsp;—
    </nav>
  );
}
