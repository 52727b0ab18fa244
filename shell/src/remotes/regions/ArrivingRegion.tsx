import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Stands where the server could not render: asks the loaders again once the browser runs. */
export function ArrivingRegion() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void revalidate();
  }, [revalidate]);
  return null;
}
