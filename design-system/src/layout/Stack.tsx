import { classNames } from '../classNames';
import { type BoxProps, type Gap, listRole } from './box';

export interface StackProps extends BoxProps {
  gap?: Gap | undefined;
  align?: 'stretch' | 'start' | 'center' | undefined;
  /** `end` sets the last child at the foot, so that the buttons of neighbouring cards line up. */
  last?: 'end' | undefined;
}

/** One thing below another with even space between. */
export function Stack({ as: Tag = 'div', gap = 'm', align, last, className, ...box }: StackProps) {
  return (
    <Tag
      role={listRole(Tag)}
      {...box}
      className={classNames('tg-stack', className)}
      data-gap={gap}
      data-align={align}
      data-last={last}
    />
  );
}
