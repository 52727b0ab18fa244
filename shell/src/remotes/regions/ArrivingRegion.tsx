import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Placeholder where the server could not render; revalidates once the browser hydrates. */
export function ArrivingRegion() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void revalidate();
  }, [revalidate]);
  return null;
}
