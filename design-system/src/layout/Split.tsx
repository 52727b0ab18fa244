import { classNames } from '../classNames';
import type { BoxProps, Gap } from './box';

export interface SplitProps extends BoxProps {
  gap?: Gap | undefined;
  /** How the line is shared by the two children: `start` gives the first more. */
  weight?: 'even' | 'start' | 'end' | undefined;
  align?: 'start' | 'center' | undefined;
}

/** Two children beside each other where there is room, the second below the first where not. */
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
