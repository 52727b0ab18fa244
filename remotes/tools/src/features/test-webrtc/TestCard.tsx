import { Button, Card, Cluster, Heading, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { TestVerdict } from './TestVerdict';
import { useWebrtcTest } from './useWebrtcTest';
import { verdictLooks } from './verdictLooks';

function TestUnderWay() {
  const { t } = useTranslation('tools');
  return (
    <Stack gap="m">
      <Heading level={2}>{t('webrtcTest.running')}</Heading>
      <Text>{t('webrtcTest.runningText')}</Text>
      <noscript>
        <Text>{t('webrtcTest.noScript')}</Text>
      </noscript>
    </Stack>
  );
}

/** The test and what came of it. */
export function TestCard() {
  const { t } = useTranslation('tools');
  const { outcome, isRepeated, runAgain } = useWebrtcTest();

  return (
    <Card tone={outcome && verdictLooks[outcome.verdict].tone}>
      <Stack gap="m">
        <div>
          <div role="status">{outcome && <TestVerdict outcome={outcome} />}</div>
          {!outcome && <TestUnderWay />}
        </div>
        {(outcome ?? isRepeated) && (
          <Cluster>
            <Button
              variant="secondary"
              size="s"
              busyLabel={outcome ? undefined : t('webrtcTest.running')}
              onClick={runAgain}
            >
              {t('webrtcTest.runAgain')}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
