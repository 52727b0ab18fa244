import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../classNames';
import { Spinner } from '../feedback/Spinner';
import { type ButtonStyle, buttonStyle } from './buttonStyle';

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Text of the running action; while it is set, the button keeps focus and ignores presses. */
  busyLabel?: string | undefined;
}

export function Button({
  variant,
  size,
  wide,
  busyLabel,
  className,
  onClick,
  children,
  ...button
}: ButtonProps) {
  const style = buttonStyle({ variant, size, wide });
  const isBusy = Boolean(busyLabel);

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...button}
      {...style}
      className={classNames(style.className, className)}
      aria-disabled={isBusy || undefined}
      onClick={handleClick}
    >
      {children}
      {busyLabel ? <Spinner label={busyLabel} /> : null}
    </button>
  );
}
