import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useNavigation } from 'react-router-dom';

/** Blocks a second submit before the button is busy, because it would replace the first one. */
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
