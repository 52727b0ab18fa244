// reports: react/refs
import { useRef } from 'react';

export function Anchor() {
  const depth = useRef(4);
  return <p data-depth={depth.current} />;
}
