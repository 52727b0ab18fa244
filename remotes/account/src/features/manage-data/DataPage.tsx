import { exportAccountPath } from '@tidegate/contracts/api/account/endpoints';
import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { buttonStyle, Card, Heading, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../shared/AccountFrame';
import type { PasswordProblem } from '../../shared/passwordProblem';
import { DeleteAccount } from './DeleteAccount';

export function DataPage({ submission }: RouteProps<PasswordProblem>) {
  const { t } = useTranslation('account');

  return (
    <AccountFrame heading={t('settings.data.heading')}>
      <Card as="section">
        <Stack gap="s" align="start">
          <Heading level={2} size="m">
            {t('settings.data.copy.heading')}
          </Heading>
          <Text>{t('settings.data.copy.text')}</Text>
          <a
            href={exportAccountPath}
            download="tidegate-account.json"
            {...buttonStyle({ variant: 'secondary' })}
          >
            {t('settings.data.copy.action')}
          </a>
        </Stack>
      </Card>
      <DeleteAccount problem={submission} />
    </AccountFrame>
  );
}
