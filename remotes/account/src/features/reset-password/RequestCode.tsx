import { Button, Field, Heading, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router-dom';
import { problemKeys, type PasswordProblem } from '../../shared/passwordProblem';
import { Refusal } from '../../shared/Refusal';
import { useRefusedForm } from '../../shared/useRefusedForm';

export function RequestCode({ problem }: { problem: PasswordProblem | undefined }) {
  const { t } = useTranslation('account');
  const isBusy = useNavigation().formMethod === 'POST';
  const formRef = useRefusedForm(problem);
  const error = problem?.errors.email;

  return (
    <Form method="post" action="?sent=1" noValidate ref={formRef}>
      <Stack gap="m">
        <Heading level={1}>{t('password.forgot.heading')}</Heading>
        <Text tone="muted">{t('password.forgot.lead')}</Text>
        <Refusal problem={problem} />
        <Field
          label={t('login.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={problem?.email}
          error={error && t(problemKeys[error])}
        />
        <Button
          type="submit"
          size="l"
          wide
          busyLabel={isBusy ? t('password.forgot.submitting') : undefined}
        >
          {t('password.forgot.submit')}
        </Button>
        <Link to="/login">{t('password.forgot.logIn')}</Link>
      </Stack>
    </Form>
  );
}
