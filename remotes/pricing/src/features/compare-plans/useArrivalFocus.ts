import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the element after each navigation within the page, but not on the first render. */
export function useArrivalFocus() {
  const element = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const knownKey = useRef(key);

  useEffect(() => {
    if (knownKey.current === key) return;
    knownKey.current = key;
    element.current?.focus();
  }, [key]);

  return element;
}
