import { Box, type BoxProps } from './Box';

export interface ContainerProps extends BoxProps {
  /** `text` is for reading, `form` for a single column of fields. */
  width?: 'form' | 'text' | 'content' | undefined;
}

/** Centres its content within the page margins. */
export function Container({ width, ...box }: ContainerProps) {
  return <Box {...box} ownClass="tg-container" data-width={width} />;
}
