import { Button, Disclosure, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router-dom';

/** What to do when the mail does not come: another code, or another address. */
export function NoCode({ email }: { email: string }) {
  const { t } = useTranslation('account');

  return (
    <Disclosure summary={t('password.noCode.question')}>
      <Stack gap="s" align="start">
        <Text>{t('password.noCode.answer')}</Text>
        <Form method="post">
          <input type="hidden" name="email" value={email} />
          <Button type="submit" variant="secondary">
            {t('password.noCode.sendAgain')}
          </Button>
        </Form>
        <Link to="/forgetPassword">{t('password.noCode.otherAddress')}</Link>
      </Stack>
    </Disclosure>
  );
}
