import { Box, type BoxProps, type Gap } from './Box';

export interface GridProps extends BoxProps {
  gap?: Gap | undefined;
  /** Minimum width of a column: about 12, 17 or 24 rem. */
  min?: 's' | 'm' | 'l' | undefined;
}

/** As many equal columns as fit, one on a phone. */
export function Grid({ gap = 'm', min = 'm', ...box }: GridProps) {
  return <Box {...box} ownClass="tg-grid" data-gap={gap} data-min={min} />;
}
