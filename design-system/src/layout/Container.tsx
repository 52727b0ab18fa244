import { classNames } from '../classNames';
import type { BoxProps } from './box';

export interface ContainerProps extends BoxProps {
  /** `text` is for reading, `form` for one column of fields. */
  width?: 'form' | 'text' | 'content' | undefined;
}

/** Centres its content and keeps the page's margin. */
export function Container({ as: Tag = 'div', width, className, ...box }: ContainerProps) {
  return <Tag {...box} className={classNames('tg-container', className)} data-width={width} />;
}
