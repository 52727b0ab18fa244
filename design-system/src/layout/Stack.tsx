import { Box, type BoxProps, type Gap } from './Box';

export interface StackProps extends BoxProps {
  gap?: Gap | undefined;
  align?: 'stretch' | 'start' | 'center' | undefined;
  /** `end` moves the last child to the bottom, which aligns the buttons of adjacent cards. */
  last?: 'end' | undefined;
}

export function Stack({ gap = 'm', align, last, ...box }: StackProps) {
  return <Box {...box} ownClass="tg-stack" data-gap={gap} data-align={align} data-last={last} />;
}
