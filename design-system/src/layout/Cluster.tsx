import { Box, type BoxProps, type Gap } from './Box';

export interface ClusterProps extends BoxProps {
  gap?: Gap | undefined;
  justify?: 'start' | 'center' | 'between' | 'end' | undefined;
  /** `never` keeps an icon beside its text on narrow lines. */
  wrap?: 'never' | undefined;
  align?: 'center' | 'start' | 'baseline' | 'end' | undefined;
}

export function Cluster({ gap = 's', justify, align, wrap, ...box }: ClusterProps) {
  return (
    <Box
      {...box}
      ownClass="tg-cluster"
      data-gap={gap}
      data-justify={justify}
      data-align={align}
      data-wrap={wrap}
    />
  );
}
