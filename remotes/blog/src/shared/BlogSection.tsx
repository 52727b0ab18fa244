import { Container, Heading, Section, Stack } from '@tidegate/design-system';
import type { ReactNode } from 'react';

export function BlogSection({
  heading,
  above,
  children,
}: {
  heading: string;
  above?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section>
      <Container>
        <Stack gap="xl">
          <Stack gap="m">
            {above}
            <Heading level={1} size="display">
              {heading}
            </Heading>
          </Stack>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
