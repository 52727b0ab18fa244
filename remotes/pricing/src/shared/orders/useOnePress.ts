import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * Lets a form be sent once until its answer is there: a second click may come before the button
 * knows that it is busy, and would take the place of the first.
 */
export function useOnePress() {
  const { state } = useNavigation();
  const isSent = useRef(false);

  useEffect(() => {
    if (state === 'idle') isSent.current = false;
  }, [state]);

  return (event: SyntheticEvent) => {
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  };
}
