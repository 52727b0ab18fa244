// reports: react/exhaustive-deps
import { useEffect, useState } from 'react';

export function useLate(wanted: string): string {
  const [found, setFound] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setFound(wanted), 10);
    return () => clearTimeout(timer);
  }, []);
  return found;
}
