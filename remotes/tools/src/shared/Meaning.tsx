import { Container, Heading, Section, Split, Stack } from '@tidegate/design-system';
import type { ReactNode } from 'react';
import { Points } from './Points';

interface PointList {
  heading: string;
  points: readonly string[];
}

interface MeaningProps {
  heading: string;
  shows: PointList;
  hides: PointList;
  /** The consequences. */
  children: ReactNode;
}

/** Explains what a tool's result reveals to strangers and what it does not. */
export function Meaning({ heading, shows, hides, children }: MeaningProps) {
  return (
    <Section tone="shoal">
      <Container>
        <Stack gap="l">
          <Heading level={2}>{heading}</Heading>
          <Split>
            <Points {...shows} icon="eye" />
            <Points {...hides} icon="eye-off" />
          </Split>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
