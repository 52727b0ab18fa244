import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the element after each navigation that stays on the page, not on the first. */
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
