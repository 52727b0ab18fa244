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
  /** What follows from it. */
  children: ReactNode;
}

/** What strangers learn from what a tool finds, what they do not, and what follows from that. */
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
