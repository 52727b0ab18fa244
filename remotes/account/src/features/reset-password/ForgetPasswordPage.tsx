import type { RouteProps } from '@tidegate/contracts/remoteModule';
import { Container, Section } from '@tidegate/design-system';
import { useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import type { PasswordProblem } from '../../shared/passwordProblem';
import { readText } from '../../shared/readText';
import { AskForCode } from './AskForCode';
import { ChoosePassword } from './ChoosePassword';

/** `/forgetPassword`: asks where the code shall go, then takes it. */
export function ForgetPasswordPage({ submission }: RouteProps<PasswordProblem>) {
  const [searchParams] = useSearchParams();
  const email = useTypedEmail();

  return (
    <Section>
      <Container width="text">
        {searchParams.has('sent') ? (
          <ChoosePassword isSent email={email} problem={submission} />
        ) : (
          <AskForCode problem={submission} />
        )}
      </Container>
    </Section>
  );
}

/** The address of the first step, for the second; it stands in no URL, so without script it is typed again. */
function useTypedEmail(): string {
  const { formData } = useNavigation();
  const [email, setEmail] = useState('');
  const typed = formData ? readText(formData, 'email').trim() : email;
  if (typed !== email) setEmail(typed);
  return typed;
}
