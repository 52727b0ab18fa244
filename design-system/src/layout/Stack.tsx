import { classNames } from '../classNames';
import { type BoxProps, type Gap, listRole } from './box';

export interface StackProps extends BoxProps {
  gap?: Gap | undefined;
  align?: 'stretch' | 'start' | 'center' | undefined;
  /** `end` moves the last child to the bottom, which aligns the buttons of adjacent cards. */
  last?: 'end' | undefined;
}

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
