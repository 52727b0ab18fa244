import { Disclosure, Text } from '@tidegate/design-system';

interface QuestionsProps {
  entries: readonly (readonly [question: string, answer: string])[];
}

/** Questions and answers, one open at a time. */
export function Questions({ entries }: QuestionsProps) {
  return (
    <div>
      {entries.map(([question, answer]) => (
        <Disclosure key={question} name="questions" summary={question}>
          <Text>{answer}</Text>
        </Disclosure>
      ))}
    </div>
  );
}
