import { Box, type BoxProps, type Gap } from './Box';

export interface SplitProps extends BoxProps {
  gap?: Gap | undefined;
  /** Relative widths of the two children: `start` makes the first one wider. */
  weight?: 'even' | 'start' | 'end' | undefined;
  align?: 'start' | 'center' | undefined;
}

/** Two children side by side, stacked on narrow screens. */
export function Split({ gap = 'xl', weight = 'even', align, ...box }: SplitProps) {
  return (
    <Box {...box} ownClass="tg-split" data-gap={gap} data-weight={weight} data-align={align} />
  );
}
