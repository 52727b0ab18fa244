import { classNames } from '../classNames';
import type { BoxProps } from './box';

export interface ContainerProps extends BoxProps {
  /** `text` is for reading, `form` for a single column of fields. */
  width?: 'form' | 'text' | 'content' | undefined;
}

/** Centres its content within the page margins. */
export function Container({ as: Tag = 'div', width, className, ...box }: ContainerProps) {
  return <Tag {...box} className={classNames('tg-container', className)} data-width={width} />;
}
