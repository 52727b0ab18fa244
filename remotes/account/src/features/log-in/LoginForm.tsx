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

const refusalKeys = {
  wrongCredentials: 'login.problems.wrongCredentials',
  tooManyAttempts: 'login.problems.tooManyAttempts',
  unchecked: 'login.problems.unchecked',
  unreachable: 'login.problems.unreachable',
  unexpected: 'login.problems.unexpected',
} as const satisfies Record<LoginRefusal, string>;

/** What was done before the visitor came here, by the page's `?notice=`. */
const noticeKeys = new Map<string | null, 'login.passwordReset' | 'login.accountDeleted'>([
  ['passwordReset', 'login.passwordReset'],
  ['accountDeleted', 'login.accountDeleted'],
]);

/** Email and password; after a refusal only the password has to be typed again. */
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
          <Notice tone="danger" live>
            {t(refusalKeys[problem.refusal])}
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
      </Stack>
    </Form>
  );
}

/** Nobody has looked at the password: it need not be typed again. */
const unsent: readonly LoginRefusal[] = ['unchecked', 'unreachable'];

/** Empties the password after a refusal of it and puts the keyboard where something has to change. */
function useRefusedFields(problem: LoginProblem | undefined) {
  const usernameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  // A problem that the server rendered is no news: the visitor may be typing already.
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
