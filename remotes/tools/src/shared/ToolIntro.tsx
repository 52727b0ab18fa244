import { Container, Heading, Section, Split, Stack, Text } from '@tidegate/design-system';
import type { ReactNode } from 'react';

interface ToolIntroProps {
  heading: string;
  intro: string;
  note?: string;
  children: ReactNode;
}

export function ToolIntro({ heading, intro, note, children }: ToolIntroProps) {
  return (
    <Section>
      <Container>
        <Split gap="l">
          <Stack as="header" gap="m">
            <Heading level={1} size="display">
              {heading}
            </Heading>
            <Text size="lead">{intro}</Text>
            {note && (
              <Text size="small" tone="muted">
                {note}
              </Text>
            )}
          </Stack>
          {children}
        </Split>
      </Container>
    </Section>
  );
}
