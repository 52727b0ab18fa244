import type { ReactNode } from 'react';
import { classNames } from '../classNames';

export interface PictureProps {
  /** What it shows; left out, the picture is decoration and stays silent. */
  label?: string | undefined;
  className?: string | undefined;
}

interface PictureFrameProps extends PictureProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** A drawing whose colours are the `--tg-art-…` tokens, so that a campaign can dye it. */
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
