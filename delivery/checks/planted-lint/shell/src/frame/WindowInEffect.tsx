import { useEffect, useState } from 'react';

const isBrowser = typeof window !== 'undefined';

export function WindowInEffect() {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measure = () => setWidth(window.innerWidth);
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return <p data-browser={isBrowser}>{width}</p>;
}
