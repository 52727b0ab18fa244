import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { selectUser } from '@tidegate/contracts/store/userState';
import { Button, buttonStyle, Cluster, PasswordField, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Form, Link, useNavigation } from 'react-router-dom';
import { AddEmail } from '../../shared/AddEmail';
import { AccountFrame } from '../../shared/AccountFrame';
import { NewPasswordFields } from '../../shared/NewPasswordFields';
import { problemKeys, type PasswordProblem } from '../../shared/passwordProblem';
import { Refusal } from '../../shared/Refusal';
import { useRefusedForm } from '../../shared/useRefusedForm';

function SignInLinks() {
  const { t } = useTranslation('account');
  return (
    <Stack as="ul" gap="xs">
      <li>
        <Link to="/secondFactor">{t('settings.secondFactor')}</Link>
      </li>
      <li>
        <Link to="/myAccount/data">{t('settings.data.heading')}</Link>
      </li>
    </Stack>
  );
}

/** `/myAccount/changePassword`. An account without a password sets its first one here. */
export function ChangePasswordPage({ submission }: RouteProps<PasswordProblem>) {
  const { t } = useTranslation('account');
  const { name, isPasswordSet } = useSelector(selectUser);
  const isBusy = useNavigation().formMethod === 'POST';
  const formRef = useRefusedForm(submission);
  const errors = submission?.errors ?? {};
  const heading = t(isPasswordSet ? 'password.change.heading' : 'myAccount.profile.setPassword');

  if (!name) {
    return (
      <AccountFrame heading={heading}>
        <AddEmail />
        <SignInLinks />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame heading={heading}>
      <Form method="post" noValidate ref={formRef}>
        <Stack gap="m">
          <Text tone="muted">{t('password.change.lead')}</Text>
          <Refusal problem={submission} />
          {/* Tells password managers which account the password belongs to. */}
          <input type="hidden" name="username" autoComplete="username" value={name} />
          {isPasswordSet ? (
            <PasswordField
              label={t('password.change.current')}
              showLabel={t('login.showPassword')}
              hideLabel={t('login.hidePassword')}
              name="current"
              autoComplete="current-password"
              required
              error={errors.current && t(problemKeys[errors.current])}
            />
          ) : null}
          <NewPasswordFields errors={errors} />
          <Cluster>
            <Button type="submit" busyLabel={isBusy ? t('password.saving') : undefined}>
              {t('password.save')}
            </Button>
            <Link to="/myAccount" {...buttonStyle({ variant: 'secondary' })}>
              {t('myAccount.logOut.cancel')}
            </Link>
          </Cluster>
        </Stack>
      </Form>
      <SignInLinks />
    </AccountFrame>
  );
}
