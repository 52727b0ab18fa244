// reports: react/set-state-in-render
import { useState } from 'react';

export function Wave() {
  const [height, setHeight] = useState(0);
  setHeight(1);
  return <p data-height={height} />;
}
