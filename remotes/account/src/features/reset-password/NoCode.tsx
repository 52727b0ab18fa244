import { Disclosure, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HelpLink } from '../../shared/HelpLink';

export function NoCode() {
  const { t } = useTranslation('account');

  return (
    <Disclosure summary={t('password.noCode.question')}>
      <Stack gap="s" align="start">
        <Text>{t('password.noCode.answer')}</Text>
        <Link to="/forgetPassword">{t('password.noCode.sendAgain')}</Link>
        <HelpLink to="/help/cannot-log-in" />
      </Stack>
    </Disclosure>
  );
}
