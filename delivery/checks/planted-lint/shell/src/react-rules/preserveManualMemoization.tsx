// reports: react/preserve-manual-memoization, typescript/no-unnecessary-condition
import { useMemo } from 'react';

export function Cargo(hold: { crates: string[]; isOpen: boolean }) {
  const seen = useMemo(() => {
    const all = [];
    all.push(hold?.crates);
    if (hold.isOpen) all.push(hold.crates);
    return all;
  }, [hold?.crates, hold.isOpen]);
  return <p data-seen={seen.length} />;
}
