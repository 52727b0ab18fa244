import { Box, type BoxProps } from './Box';

export interface CardProps extends BoxProps {
  /** `accent` marks the recommended card, `signal` one that is exposed or at risk. */
  tone?: 'plain' | 'accent' | 'signal' | undefined;
  /** Extends the link in the heading to the whole card. */
  stretchLink?: boolean | undefined;
}

/** A self-contained item of a page, such as a plan, an article or a device. */
export function Card({ tone = 'plain', stretchLink, ...box }: CardProps) {
  return (
    <Box {...box} ownClass="tg-card" data-tone={tone} data-stretch={stretchLink || undefined} />
  );
}
