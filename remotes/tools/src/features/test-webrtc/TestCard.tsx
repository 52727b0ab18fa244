import { Button, Card, Cluster, Heading, Stack, Text } from '@tidegate/design-system';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { TestVerdict } from './TestVerdict';
import styles from './TestVerdict.module.css';
import { useWebrtcTest } from './useWebrtcTest';
import { verdictStyles } from './verdictStyles';

const watchNothing = () => () => undefined;

/** Not rendered without script, where no test runs. */
function RunningTest() {
  const { t } = useTranslation('tools');
  const isRunning = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
  return (
    <Stack gap="m">
      <Heading level={2}>{t(isRunning ? 'webrtcTest.running' : 'webrtcTest.result')}</Heading>
      <Text>{t('webrtcTest.runningText')}</Text>
      <noscript>
        <Text>{t('webrtcTest.noScript')}</Text>
      </noscript>
    </Stack>
  );
}

export function TestCard() {
  const { t } = useTranslation('tools');
  const { outcome, isRepeated, runAgain } = useWebrtcTest();

  return (
    <Card className={styles.card} tone={outcome && verdictStyles[outcome.verdict].tone}>
      <Stack gap="m">
        <div>
          <div role="status">{outcome && <TestVerdict outcome={outcome} />}</div>
          {!outcome && <RunningTest />}
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
