// reports: react/incompatible-library
import { useVirtualizer } from '@tanstack/react-virtual';

export function Crew() {
  const virtualizer = useVirtualizer();
  return <p data-size={virtualizer.getTotalSize()} />;
}
