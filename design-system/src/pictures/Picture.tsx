import type { ReactNode } from 'react';
import { classNames } from '../classNames';

export interface PictureProps {
  /** Accessible name; without it the picture is decorative. */
  label?: string | undefined;
  className?: string | undefined;
}

interface PictureFrameProps extends PictureProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** A drawing in the colours of the `--tg-art-…` tokens, which a campaign may override. */
export function Picture({ label, className, width, height, children }: PictureFrameProps) {
  return (
    <svg
      className={classNames('tg-picture', className)}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
