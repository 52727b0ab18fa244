import { Box, type BoxProps } from './Box';

export interface SectionProps extends BoxProps {
  /** `deep` is dark in both colour schemes, `shoal` pale. */
  tone?: 'paper' | 'shoal' | 'deep' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
}

/** A full-width band of the page; put a `Container` inside. */
export function Section({ as = 'section', tone = 'paper', size = 'm', ...box }: SectionProps) {
  return (
    <Box
      {...box}
      as={as}
      ownClass="tg-section"
      data-tone={tone}
      data-size={size}
      data-scheme={tone === 'deep' ? 'dark' : undefined}
    />
  );
}
