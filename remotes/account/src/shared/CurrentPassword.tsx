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
  /** Why the form was not accepted; undefined while no password is required. */
  need: PasswordNeed | undefined;
  /** Id of the form, if the field is outside it. */
  form?: string;
}

/** Requires the password again before a change that could be used to take over the account. */
export function CurrentPassword({ need, form }: CurrentPasswordProps) {
  const { t } = useTranslation('account');
  const { isPasswordSet } = useSelector(selectUser);
  const place = useRef<HTMLDivElement>(null);
  // The first render must not move the focus: the visitor may be typing already.
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

/** A buyer's account may have no password yet: the emailed code lets its owner set one. */
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
