// reports: react/use-memo
import { useMemo } from 'react';

export function Knots({ speed }: { speed: number }) {
  const knots = useMemo((factor = 2) => speed * factor, [speed]);
  return <p data-knots={knots} />;
}
