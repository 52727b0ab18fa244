import { Container, Disclosure, Heading, Section, Split, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { promises } from '@tidegate/contracts/catalogue/promises';
import { QuestionsData } from './QuestionsData';

export function PricingQuestions() {
  const { t } = useTranslation('pricing');
  const questions = [
    [t('questions.charges.question'), t('questions.charges.answer')],
    [
      t('questions.guarantee.question', { count: promises.days }),
      t('questions.guarantee.answer', { count: promises.days }),
    ],
    [t('questions.leaving.question'), t('questions.leaving.answer')],
    [t('questions.devices.question'), t('questions.devices.answer', { count: promises.devices })],
    [t('questions.currency.question'), t('questions.currency.answer')],
  ] as const;

  return (
    <Section tone="shoal">
      <Container>
        <QuestionsData questions={questions} />
        <Split weight="end">
          <Heading level={2}>{t('questions.heading')}</Heading>
          <div>
            {questions.map(([question, answer]) => (
              <Disclosure key={question} name="pricing-questions" summary={question}>
                <Text>{answer}</Text>
              </Disclosure>
            ))}
          </div>
        </Split>
      </Container>
    </Section>
  );
}
