import type { InviteSummary } from '@tidegate/contracts/api/orders/schemas';
import { inviteFreeDays } from '@tidegate/contracts/catalogue/inviteOffer';
import { promises } from '@tidegate/contracts/catalogue/promises';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import {
  Card,
  Cluster,
  CopyButton,
  ErrorState,
  FactList,
  Field,
  formatNumber,
  Skeleton,
  Stack,
  Text,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ordersApi } from '../../shared/orders/ordersApi';
import { PageIntro } from '../../shared/PageIntro';

function Invitation({ link, waiting, stayed, earned_days }: InviteSummary) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  return (
    <Stack gap="l">
      <Card tone="accent">
        <Stack gap="s">
          <Field label={t('inviteFriends.link')} defaultValue={link} readOnly dir="ltr" />
          <Cluster>
            <CopyButton
              text={link}
              label={t('inviteFriends.copy')}
              copiedLabel={t('inviteFriends.copied')}
              failedLabel={t('inviteFriends.copyFailed')}
            />
          </Cluster>
        </Stack>
      </Card>
      <FactList
        facts={[
          { term: t('inviteFriends.waiting'), value: formatNumber(waiting, language) },
          { term: t('inviteFriends.stayed'), value: formatNumber(stayed, language) },
          {
            term: t('inviteFriends.earned'),
            value: t('interval.length.days', { count: earned_days }),
          },
        ]}
      />
    </Stack>
  );
}

export function InviteFriendsPage() {
  const { t } = useTranslation('pricing');
  const { data: summary, error } = ordersApi.useOrdersInviteQuery();
  const days = t('interval.length.days', { count: promises.days });

  return (
    <Stack gap="l">
      <PageIntro
        heading={t('inviteFriends.heading')}
        intro={t('inviteFriends.intro', { count: inviteFreeDays })}
      />
      {summary && <Invitation {...summary} />}
      {!summary &&
        (error ? (
          <ErrorState title={t('inviteFriends.failed')} />
        ) : (
          <Skeleton label={t('plans.loading')} lines={4} />
        ))}
      <Text>{t('inviteFriends.terms', { days })}</Text>
      <Link to="/invite">{t('inviteFriends.more')}</Link>
    </Stack>
  );
}
