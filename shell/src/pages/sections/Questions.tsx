import { Disclosure, Heading, Split, Stack, Text } from '@tidegate/design-system';
import type { PageSectionProps } from './pageSection';

export function Questions({ section, level }: PageSectionProps<'questions'>) {
  return (
    <Split weight="end">
      <Heading level={level}>{section.heading}</Heading>
      <Stack gap="none">
        {section.questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question} name={section.heading}>
            <Text>{answer}</Text>
          </Disclosure>
        ))}
      </Stack>
    </Split>
  );
}
