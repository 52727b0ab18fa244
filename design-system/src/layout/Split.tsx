import { classNames } from '../classNames';
import type { BoxProps, Gap } from './box';

export interface SplitProps extends BoxProps {
  gap?: Gap | undefined;
  /** Relative widths of the two children: `start` makes the first one wider. */
  weight?: 'even' | 'start' | 'end' | undefined;
  align?: 'start' | 'center' | undefined;
}

/** Two children side by side, stacked on narrow screens. */
export function Split(props: SplitProps) {
  const { as: Tag = 'div', gap = 'xl', weight = 'even', align, className, ...box } = props;
  return (
    <Tag
      {...box}
      className={classNames('tg-split', className)}
      data-gap={gap}
      data-weight={weight}
      data-align={align}
    />
  );
}
