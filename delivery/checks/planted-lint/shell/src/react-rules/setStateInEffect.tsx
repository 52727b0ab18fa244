// reports: react/set-state-in-effect
import { useEffect, useState } from 'react';

export function Tide({ level }: { level: number }) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    setShown(level);
  }, [level]);
  return <p data-level={shown} />;
}
