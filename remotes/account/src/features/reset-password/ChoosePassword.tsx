import { Button, Field, Heading, Notice, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router-dom';
import { NewPasswordFields } from '../../shared/NewPasswordFields';
import { problemKeys, type PasswordProblem } from '../../shared/passwordProblem';
import { Refusal } from '../../shared/Refusal';
import { useRefusedForm } from '../../shared/useRefusedForm';
import { NoCode } from './NoCode';

export interface ChoosePasswordProps {
  /** Whether the code was sent in the previous step. */
  isSent?: boolean;
  problem: PasswordProblem | undefined;
}

export function ChoosePassword({ isSent = false, problem }: ChoosePasswordProps) {
  const { t } = useTranslation('account');
  const { formData } = useNavigation();
  const formRef = useRefusedForm(problem);
  const errors = problem?.errors ?? {};

  return (
    <Stack gap="l">
      <Form method="post" noValidate ref={formRef}>
        <Stack gap="m">
          <Heading level={1}>{t('password.reset.heading')}</Heading>
          {isSent ? <Notice live>{t('password.reset.sent')}</Notice> : null}
          <Text tone="muted">{t('password.reset.lead')}</Text>
          <Refusal problem={problem} />
          <Field
            label={t('login.email')}
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={problem?.email}
            error={errors.email && t(problemKeys[errors.email])}
          />
          <Field
            label={t('password.reset.code')}
            name="code"
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            defaultValue={problem?.code}
            error={errors.code && t(problemKeys[errors.code])}
          />
          <NewPasswordFields errors={errors} />
          <Button
            type="submit"
            size="l"
            wide
            busyLabel={formData?.has('code') ? t('password.saving') : undefined}
          >
            {t('password.save')}
          </Button>
        </Stack>
      </Form>
      <NoCode />
    </Stack>
  );
}
