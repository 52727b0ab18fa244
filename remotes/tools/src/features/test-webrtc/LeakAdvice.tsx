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

function BrowserAdvice() {
  const { t } = useTranslation('tools');
  const answers = [
    [t('webrtcTest.advice.vpn.question'), t('webrtcTest.advice.vpn.answer')],
    [t('webrtcTest.advice.chromium.question'), t('webrtcTest.advice.chromium.answer')],
    [t('webrtcTest.advice.firefox.question'), t('webrtcTest.advice.firefox.answer')],
    [t('webrtcTest.advice.safari.question'), t('webrtcTest.advice.safari.answer')],
    [t('webrtcTest.advice.phone.question'), t('webrtcTest.advice.phone.answer')],
  ] as const;

  return (
    <Stack gap="m" as="section" id="stop-leaks">
      <Heading level={2}>{t('webrtcTest.advice.heading')}</Heading>
      <div>
        {answers.map(([question, answer]) => (
          <Disclosure key={question} name="webrtc-advice" summary={question}>
            <Text>{answer}</Text>
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}

/** What WebRTC gives away, what it does not, and how to stop it in each browser. */
export function LeakAdvice() {
  const { t } = useTranslation('tools');

  return (
    <Section tone="shoal">
      <Container>
        <Stack gap="xl">
          <Stack gap="l">
            <Heading level={2}>{t('webrtcTest.meaning.heading')}</Heading>
            <Split>
              <Points
                heading={t('webrtcTest.meaning.shows.heading')}
                icon="eye"
                points={[
                  t('webrtcTest.meaning.shows.public'),
                  t('webrtcTest.meaning.shows.second'),
                  t('webrtcTest.meaning.shows.home'),
                ]}
              />
              <Points
                heading={t('webrtcTest.meaning.hides.heading')}
                icon="eye-off"
                points={[
                  t('webrtcTest.meaning.hides.camera'),
                  t('webrtcTest.meaning.hides.content'),
                  t('webrtcTest.meaning.hides.files'),
                ]}
              />
            </Split>
          </Stack>
          <BrowserAdvice />
        </Stack>
      </Container>
    </Section>
  );
}
