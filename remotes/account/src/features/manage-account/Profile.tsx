import type { Profile as AccountProfile } from '@tidegate/contracts/api/account/schemas';
import { Card, FactList, Heading, Stack } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AddEmail } from '../../shared/AddEmail';

export function Profile({ profile }: { profile: AccountProfile }) {
  const { t } = useTranslation('account');

  return (
    <Card as="section">
      <Stack gap="s">
        <Heading level={2} size="m">
          {t('myAccount.profile.heading')}
        </Heading>
        <FactList
          facts={[
            {
              term: t('myAccount.profile.email'),
              value: profile.email ? <bdi>{profile.email}</bdi> : <AddEmail />,
            },
            {
              term: t('myAccount.profile.password'),
              value: profile.is_password_set
                ? t('myAccount.profile.passwordSet')
                : t('myAccount.profile.passwordNotSet'),
            },
          ]}
        />
        {profile.email && (
          <Link to="/myAccount/changePassword">
            {profile.is_password_set
              ? t('myAccount.profile.changePassword')
              : t('myAccount.profile.setPassword')}
          </Link>
        )}
        <Link to="/myAccount/Info">{t('settings.info.heading')}</Link>
      </Stack>
    </Card>
  );
}
