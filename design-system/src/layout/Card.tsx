import { classNames } from '../classNames';
import type { BoxProps } from './box';

export interface CardProps extends BoxProps {
  /** `accent` marks the one that is advised, `signal` the one that is exposed or at risk. */
  tone?: 'plain' | 'accent' | 'signal' | undefined;
  /** The link in the card's heading answers presses anywhere on the card. */
  stretchLink?: boolean | undefined;
}

/** A thing of its own on the page: a plan, an article, a device. */
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
