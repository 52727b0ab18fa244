// reports: react/void-use-memo
import { useMemo } from 'react';

export function Log({ entries }: { entries: string[] }) {
  useMemo(() => {
    entries.toSorted();
  }, [entries]);
  return <p />;
}
