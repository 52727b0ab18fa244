import { PasswordField } from '@tidegate/design-system';
import {
  findPasswordViolations,
  type PasswordViolation,
} from '@tidegate/contracts/visitors/passwordRule';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { problemKeys, type FieldErrors } from './passwordProblem';
import { PasswordRules } from './PasswordRules';

export function NewPasswordFields({ errors }: { errors: FieldErrors }) {
  const { t } = useTranslation('account');
  // Never the password itself: state can end up in error reports and in the page's HTML.
  const [violations, setViolations] = useState<readonly PasswordViolation[]>();
  const common = {
    showLabel: t('login.showPassword'),
    hideLabel: t('login.hidePassword'),
    autoComplete: 'new-password',
    required: true,
  };

  function handleInput({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    setViolations(currentTarget.value ? findPasswordViolations(currentTarget.value) : undefined);
  }

  return (
    <>
      <PasswordField
        {...common}
        label={t('password.new')}
        name="password"
        hint={<PasswordRules violations={violations} />}
        error={errors.password && t(problemKeys[errors.password])}
        onInput={handleInput}
      />
      <PasswordField
        {...common}
        label={t('password.confirmation')}
        name="confirmation"
        error={errors.confirmation && t(problemKeys[errors.confirmation])}
      />
    </>
  );
}
