import { Notice, PasswordField, Stack } from '@tidegate/design-system';
import { selectUser } from '@tidegate/contracts/store/userState';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { AddEmail } from './AddEmail';
import { currentPasswordField, type PasswordNeed } from './withRecentLogin';

const needKeys = {
  required: 'settings.confirm.required',
  missing: 'password.problems.currentMissing',
  wrong: 'password.problems.currentWrong',
  tooManyAttempts: 'login.problems.tooManyAttempts',
} as const satisfies Record<PasswordNeed, string>;

interface CurrentPasswordProps {
  /** Why the form that it stands in was not accepted; absent while no password is needed. */
  need: PasswordNeed | undefined;
  /** Id of the form, where it does not stand in it. */
  form?: string;
}

/** Asks for the password again before a change that others could use to take the account over. */
export function CurrentPassword({ need, form }: CurrentPasswordProps) {
  const { t } = useTranslation('account');
  const { isPasswordSet } = useSelector(selectUser);
  const place = useRef<HTMLDivElement>(null);
  // A need that the server rendered is no news: the visitor may be typing already.
  const knownNeed = useRef(need);

  useLayoutEffect(() => {
    if (need === knownNeed.current) return;
    knownNeed.current = need;
    place.current?.querySelector<HTMLElement>('input')?.focus();
  }, [need]);

  if (need === undefined) return null;
  if (!isPasswordSet) return <NoPassword />;
  return (
    <div ref={place}>
      <PasswordField
        label={t('password.change.current')}
        showLabel={t('login.showPassword')}
        hideLabel={t('login.hidePassword')}
        name={currentPasswordField}
        form={form}
        autoComplete="current-password"
        required
        error={t(needKeys[need])}
      />
    </div>
  );
}

/** An account of a buyer may have none yet: the code by mail is their way to one. */
export function NoPassword() {
  const { t } = useTranslation('account');
  const { name } = useSelector(selectUser);
  return (
    <Notice tone="caution" live>
      <Stack gap="xs" align="start">
        {t('settings.confirm.noPassword')}
        {name ? (
          <Link to="/forgetPassword">{t('myAccount.profile.setPassword')}</Link>
        ) : (
          <AddEmail />
        )}
      </Stack>
    </Notice>
  );
}
