import {
  Button,
  Field,
  Heading,
  Notice,
  PasswordField,
  Stack,
  Text,
} from '@tidegate/design-system';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation, useSearchParams } from 'react-router-dom';
import type { LoginProblem, LoginRefusal } from './loginProblem';
import { HelpLink } from '../../shared/HelpLink';

/** Confirmations of the previous step, by the page's `?notice=`. */
const noticeKeys = new Map<string | null, 'login.passwordReset' | 'login.accountDeleted'>([
  ['passwordReset', 'login.passwordReset'],
  ['accountDeleted', 'login.accountDeleted'],
]);

export function LoginForm({ problem }: { problem: LoginProblem | undefined }) {
  const { t } = useTranslation('account');
  const isBusy = useNavigation().formMethod === 'POST';
  const [searchParams] = useSearchParams();
  const { usernameRef, passwordRef } = useRefusedFields(problem);
  const noticeKey = noticeKeys.get(searchParams.get('notice'));
  const missing = problem?.status === 'incomplete' ? problem : undefined;

  return (
    <Form method="post" noValidate>
      <Stack gap="m">
        <Heading level={1}>{t('login.heading')}</Heading>
        <Text tone="muted">{t('login.lead')}</Text>
        {problem?.status === 'refused' ? (
          <Notice tone="danger" live actions={<HelpLink to="/help/cannot-log-in" />}>
            {t(`login.problems.${problem.refusal}`)}
          </Notice>
        ) : null}
        {!problem && noticeKey ? (
          <Notice tone="success" live>
            {t(noticeKey)}
          </Notice>
        ) : null}
        <Field
          ref={usernameRef}
          label={t('login.email')}
          name="username"
          type="email"
          autoComplete="username"
          required
          defaultValue={problem?.username}
          error={missing?.isUsernameMissing ? t('login.problems.emailMissing') : undefined}
        />
        <PasswordField
          ref={passwordRef}
          label={t('login.password')}
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
          name="password"
          autoComplete="current-password"
          required
          error={missing?.isPasswordMissing ? t('login.problems.passwordMissing') : undefined}
        />
        <Link to="/forgetPassword">{t('login.forgotPassword')}</Link>
        <Button type="submit" size="l" wide busyLabel={isBusy ? t('login.submitting') : undefined}>
          {t('login.submit')}
        </Button>
        <Text>
          {t('login.newcomer')} <Link to="/pricing">{t('login.plans')}</Link>
        </Text>
      </Stack>
    </Form>
  );
}

/** The password was not checked, so the field keeps it. */
const unsent: readonly LoginRefusal[] = ['unchecked', 'unreachable'];

/** Clears a refused password and focuses the first invalid field. */
function useRefusedFields(problem: LoginProblem | undefined) {
  const usernameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  // The first render must not move the focus: the visitor may be typing already.
  const knownProblem = useRef(problem);

  useLayoutEffect(() => {
    if (!problem || problem === knownProblem.current) return;
    knownProblem.current = problem;
    if (problem.status === 'refused' && unsent.includes(problem.refusal)) return;
    if (passwordRef.current) passwordRef.current.value = '';
    const isUsernameMissing = problem.status === 'incomplete' && problem.isUsernameMissing;
    (isUsernameMissing ? usernameRef : passwordRef).current?.focus();
  }, [problem]);

  return { usernameRef, passwordRef };
}
