import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../pictures/Icon';
import { Notice, type NoticeTone } from './Notice';

/** Long enough to be read; paused while the toast is hovered or focused. */
const shownMs = 5000;

export interface ToastProps {
  tone?: NoticeTone;
  closeLabel: string;
  /** Called after the timeout or the close button; the parent must remove the toast. */
  onEnd: () => void;
  children: ReactNode;
}

/** A message that closes itself; belongs into a `ToastRegion`. */
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
