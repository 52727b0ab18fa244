import type { ReactNode } from 'react';
import { Container, Heading, Section, Stack, Text } from '../src/index';

interface ExampleProps {
  title: string;
  note?: string;
  children: ReactNode;
}

export function Example({ title, note, children }: ExampleProps) {
  return (
    <Section size="s">
      <Container>
        <Stack gap="l">
          <Stack gap="2xs">
            <Heading level={2}>{title}</Heading>
            {note ? <Text tone="muted">{note}</Text> : null}
          </Stack>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
