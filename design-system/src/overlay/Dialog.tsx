import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../pictures/Icon';
import { Heading } from '../text/Heading';

export interface DialogProps {
  open: boolean;
  /** Called on Escape or the close button; the parent must reset `open`. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** The most likely button is last. */
  actions?: ReactNode;
}

/** A modal dialog; the browser traps and restores focus. */
export function Dialog({ open, onClose, title, closeLabel, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    element.showModal();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className="tg-dialog"
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) onClose();
      }}
    >
      {open ? (
        <div className="tg-dialog-sheet">
          <header className="tg-dialog-head">
            <Heading level={2} size="m" id={titleId}>
              {title}
            </Heading>
            <button
              type="button"
              className="tg-icon-button"
              aria-label={closeLabel}
              onClick={onClose}
            >
              <Icon name="cross" />
            </button>
          </header>
          {children}
          {actions ? <footer className="tg-dialog-actions">{actions}</footer> : null}
        </div>
      ) : null}
    </dialog>
  );
}
