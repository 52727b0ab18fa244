import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../pictures/Icon';
import { Notice, type NoticeTone } from './Notice';

/** Long enough to be read; while somebody points at it or has the keyboard in it, it stays. */
const shownMs = 5000;

export interface ToastProps {
  tone?: NoticeTone;
  closeLabel: string;
  /** Its time is over, or it was closed; answer by taking it away. */
  onEnd: () => void;
  children: ReactNode;
}

/** A message that goes by itself; stands in a `ToastRegion`. */
export function Toast({ tone = 'info', closeLabel, onEnd, children }: ToastProps) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onEnd, shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, onEnd]);

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') onEnd();
  }

  return (
    <div
      role="presentation"
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      onKeyDown={handleKeyDown}
    >
      <Notice
        tone={tone}
        closeButton={
          <button type="button" className="tg-icon-button" aria-label={closeLabel} onClick={onEnd}>
            <Icon name="cross" />
          </button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
