import type { BrowserSession } from '@tidegate/contracts/api/settings/schemas';
import { Heading, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { BrowserCard } from './BrowserCard';
import type { DeviceProblem } from './deviceProblem';

interface BrowsersProps {
  sessions: readonly BrowserSession[];
  problem: DeviceProblem | undefined;
}

export function Browsers({ sessions, problem }: BrowsersProps) {
  const { t } = useTranslation('account');

  return (
    <Stack as="section">
      <Heading level={2} size="m">
        {t('settings.browsers.heading')}
      </Heading>
      <Text tone="muted">{t('settings.browsers.lead')}</Text>
      <Stack as="ul">
        {sessions.map((session) => (
          <BrowserCard
            key={session.session_id}
            session={session}
            problem={problem?.subject === session.session_id ? problem : undefined}
          />
        ))}
      </Stack>
    </Stack>
  );
}
