import { classNames } from '../classNames';
import type { PictureProps } from './Picture';
import { wavePath } from './wavePath';

export interface TideLinesProps extends Omit<PictureProps, 'label'> {
  lines?: number | undefined;
}

const width = 1600;
const spacing = 14;

/** A divider between two bands of a page: a swell that calms from line to line. */
export function TideLines({ lines = 6, className }: TideLinesProps) {
  const height = spacing * (lines + 1);
  return (
    <svg
      className={classNames('tg-picture', className)}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="xMidYMid slice"
      data-picture="tide-lines"
      aria-hidden="true"
    >
      {Array.from({ length: lines }, (_, line) => {
        const calm = (lines - line) / lines;
        return (
          <path
            key={line}
            data-line="glass"
            opacity={Number((0.25 + 0.75 * calm).toFixed(2))}
            d={wavePath(spacing * (line + 1), Number((7 * calm).toFixed(2)), 160, width)}
          />
        );
      })}
    </svg>
  );
}
