import { classNames } from '../classNames';
import { type BoxProps, type Gap, listRole } from './box';

export interface GridProps extends BoxProps {
  gap?: Gap | undefined;
  /** Minimum width of a column: about 12, 17 or 24 rem. */
  min?: 's' | 'm' | 'l' | undefined;
}

/** As many equal columns as fit, one on a phone. */
export function Grid({ as: Tag = 'div', gap = 'm', min = 'm', className, ...box }: GridProps) {
  return (
    <Tag
      role={listRole(Tag)}
      {...box}
      className={classNames('tg-grid', className)}
      data-gap={gap}
      data-min={min}
    />
  );
}
