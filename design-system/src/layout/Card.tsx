import { classNames } from '../classNames';
import type { BoxProps } from './box';

export interface CardProps extends BoxProps {
  /** `accent` marks the recommended card, `signal` one that is exposed or at risk. */
  tone?: 'plain' | 'accent' | 'signal' | undefined;
  /** Extends the link in the heading to the whole card. */
  stretchLink?: boolean | undefined;
}

/** A self-contained item of a page, such as a plan, an article or a device. */
export function Card(props: CardProps) {
  const { as: Tag = 'div', tone = 'plain', stretchLink, className, ...box } = props;
  return (
    <Tag
      {...box}
      className={classNames('tg-card', className)}
      data-tone={tone}
      data-stretch={stretchLink || undefined}
    />
  );
}
