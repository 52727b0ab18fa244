import { retention } from '@tidegate/contracts/visitors/retention';
import { selectUser } from '@tidegate/contracts/store/userState';
import { Button, Card, Heading, PasswordField, Prose, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Form, Link, useNavigation } from 'react-router-dom';
import { problemKeys, type PasswordProblem } from '../../shared/passwordProblem';
import { Refusal } from '../../shared/Refusal';
import { useRefusedForm } from '../../shared/useRefusedForm';

export function DeleteAccount({ problem }: { problem: PasswordProblem | undefined }) {
  const { t } = useTranslation('account');
  const { isPasswordSet, name } = useSelector(selectUser);

  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t('settings.data.delete.heading')}
        </Heading>
        <Prose>
          <p>{t('settings.data.delete.lead')}</p>
          <ul>
            <li>{t('settings.data.delete.plan')}</li>
            <li>
              {t('settings.data.delete.money')}{' '}
              <Link to="/order/history">{t('settings.orders')}</Link>
            </li>
            <li>{t('settings.data.delete.erased')}</li>
            <li>{t('settings.data.delete.kept', { years: retention.orderYears })}</li>
            <li>{t('settings.data.delete.apart')}</li>
          </ul>
        </Prose>
        {isPasswordSet || !name ? <DeletionForm problem={problem} /> : <NoPassword />}
      </Stack>
    </Card>
  );
}

/** An account without an email address has no password: its session suffices. */
function DeletionForm({ problem }: { problem: PasswordProblem | undefined }) {
  const { t } = useTranslation('account');
  const { isPasswordSet, name } = useSelector(selectUser);
  const isBusy = useNavigation().formMethod === 'POST';
  const formRef = useRefusedForm(problem);
  const error = problem?.errors.current;

  return (
    <Form method="post" noValidate ref={formRef}>
      <Stack gap="m" align="start">
        <Refusal problem={problem} />
        {isPasswordSet && (
          <>
            {/* Tells password managers which account the password belongs to. */}
            <input type="hidden" name="username" autoComplete="username" value={name} />
            <PasswordField
              label={t('password.change.current')}
              showLabel={t('login.showPassword')}
              hideLabel={t('login.hidePassword')}
              name="current"
              autoComplete="current-password"
              required
              error={error && t(problemKeys[error])}
            />
          </>
        )}
        <Button type="submit" busyLabel={isBusy ? t('settings.data.delete.busy') : undefined}>
          {t('settings.data.delete.action')}
        </Button>
      </Stack>
    </Form>
  );
}

/** A session alone must not suffice to delete an account with an email address. */
function NoPassword() {
  const { t } = useTranslation('account');

  return (
    <Text>
      {t('settings.data.delete.noPassword')}{' '}
      <Link to="/myAccount/changePassword">{t('myAccount.profile.setPassword')}</Link>
    </Text>
  );
}
