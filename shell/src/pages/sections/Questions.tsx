import {
  Container,
  Disclosure,
  Heading,
  Section,
  Split,
  Stack,
  Text,
} from '@tidegate/design-system';
import type { PageSectionProps, QuestionsSection } from './pageSection';

export function Questions({ section, say }: PageSectionProps<QuestionsSection<string>>) {
  return (
    <Section tone={section.tone}>
      <Container>
        <Split weight="end">
          <Heading level={2}>{say(section.heading)}</Heading>
          <Stack gap="none">
            {section.questions.map(({ question, answer }) => (
              <Disclosure key={question} summary={say(question)} name={section.heading}>
                <Text>{say(answer)}</Text>
              </Disclosure>
            ))}
          </Stack>
        </Split>
      </Container>
    </Section>
  );
}
