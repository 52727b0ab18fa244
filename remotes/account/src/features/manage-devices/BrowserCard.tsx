import type { BrowserSession } from '@tidegate/contracts/api/settings/schemas';
import { Badge, Card, Cluster, formatDate, Heading, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { ConfirmedForm } from '../../shared/ConfirmedForm';
import { Consequence } from '../../shared/Consequence';
import type { DeviceProblem } from './deviceProblem';

interface BrowserCardProps {
  session: BrowserSession;
  problem: DeviceProblem | undefined;
}

export function BrowserCard({ session, problem }: BrowserCardProps) {
  const { t, i18n } = useTranslation('account');
  const { session_id: subject, is_current: isCurrent } = session;
  const known = [session.browser, session.system].filter((word) => word !== '');
  const name = known.join(' · ') || t('settings.browsers.unknown');
  const date = formatDate(session.logged_in_at, i18n.language, { time: 'short' });

  return (
    <Card as="li">
      <Cluster justify="between">
        <Stack gap="2xs">
          <Heading level={3} size="s">
            <bdi>{name}</bdi>
          </Heading>
          <Text size="small" tone="muted" figures>
            {t('settings.browsers.loggedIn', { date })}
          </Text>
        </Stack>
        {isCurrent ? (
          <Badge tone="accent">{t('settings.browsers.current')}</Badge>
        ) : (
          <ConfirmedForm
            values={{ subject }}
            action={t('settings.browsers.end.action')}
            actionLabel={t('settings.browsers.end.label', { name, date })}
            question={t('settings.browsers.end.question')}
            confirm={t('settings.browsers.end.confirm')}
            cancel={t('myAccount.logOut.cancel')}
            busy={t('myAccount.logOut.busy')}
            isPosted={problem !== undefined}
            need={problem?.need}
          >
            <Text as="strong">
              <bdi>{name}</bdi>
            </Text>
            <Consequence text={t('settings.browsers.end.text')} reason={problem?.reason} />
          </ConfirmedForm>
        )}
      </Cluster>
    </Card>
  );
}
