// reports: react/rules-of-hooks
import { useState } from 'react';

export function Sail({ isFast }: { isFast: boolean }) {
  if (isFast) return null;
  const [knots] = useState(4);
  return <p data-knots={knots} />;
}
