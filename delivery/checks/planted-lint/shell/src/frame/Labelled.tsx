// reports: tidegate/no-text-in-jsx
export function Labelled({ isOpen }: { isOpen: boolean }) {
  return (
    <nav aria-label="Main">
      <img src="/gate.svg" alt={'Gate'} />
      {isOpen ? 'open' : null}
      {`closed`}
    </nav>
  );
}
