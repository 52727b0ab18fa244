import { Container, Heading, Section, Split, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { LeakAdvice } from './LeakAdvice';
import { TestCard } from './TestCard';

export function WebrtcTestPage() {
  const { t } = useTranslation('tools');

  return (
    <>
      <Section>
        <Container>
          <Split gap="l">
            <Stack as="header" gap="m">
              <Heading level={1} size="display">
                {t('webrtcTest.heading')}
              </Heading>
              <Text size="lead">{t('webrtcTest.intro')}</Text>
              <Text size="small" tone="muted">
                {t('webrtcTest.privacy')}
              </Text>
            </Stack>
            <TestCard />
          </Split>
        </Container>
      </Section>
      <LeakAdvice />
    </>
  );
}
