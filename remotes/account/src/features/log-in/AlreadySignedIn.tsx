import { buttonStyle, Heading, Stack, Text } from '@tidegate/design-system';
import { selectUser } from '@tidegate/contracts/store/userState';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { toSafeRedirect } from './toSafeRedirect';

export function AlreadySignedIn() {
  const { t } = useTranslation('account');
  const { name } = useSelector(selectUser);
  const [searchParams] = useSearchParams();

  return (
    <Stack gap="m" align="start">
      <Heading level={1}>{t('login.signedIn.heading')}</Heading>
      {name ? <Text>{t('login.signedIn.account', { email: name })}</Text> : null}
      <Link to={toSafeRedirect(searchParams.get('redirect'))} {...buttonStyle()}>
        {t('login.signedIn.continue')}
      </Link>
    </Stack>
  );
}
