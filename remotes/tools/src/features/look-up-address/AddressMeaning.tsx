import {
  Container,
  Disclosure,
  Heading,
  Section,
  Split,
  Stack,
  Text,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Points } from '../../shared/Points';

/** What strangers learn from an address, what they do not, and the questions that follow. */
export function AddressMeaning() {
  const { t } = useTranslation('tools');
  const questions = [
    [t('addressLookup.questions.families.question'), t('addressLookup.questions.families.answer')],
    [t('addressLookup.questions.place.question'), t('addressLookup.questions.place.answer')],
    [t('addressLookup.questions.change.question'), t('addressLookup.questions.change.answer')],
    [t('addressLookup.questions.kept.question'), t('addressLookup.questions.kept.answer')],
  ] as const;

  return (
    <Section tone="shoal">
      <Container>
        <Stack gap="l">
          <Heading level={2}>{t('addressLookup.meaning.heading')}</Heading>
          <Split>
            <Points
              heading={t('addressLookup.meaning.tells.heading')}
              icon="eye"
              points={[
                t('addressLookup.meaning.tells.place'),
                t('addressLookup.meaning.tells.provider'),
                t('addressLookup.meaning.tells.visits'),
              ]}
            />
            <Points
              heading={t('addressLookup.meaning.hides.heading')}
              icon="eye-off"
              points={[
                t('addressLookup.meaning.hides.name'),
                t('addressLookup.meaning.hides.street'),
                t('addressLookup.meaning.hides.content'),
              ]}
            />
          </Split>
          <div>
            {questions.map(([question, answer]) => (
              <Disclosure key={question} name="address-questions" summary={question}>
                <Text>{answer}</Text>
              </Disclosure>
            ))}
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
