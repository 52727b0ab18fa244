import type { RouteProps } from '@tidegate/contracts/remoteModule';
import { Container, Section } from '@tidegate/design-system';
import { useSearchParams } from 'react-router-dom';
import type { PasswordProblem } from '../../shared/passwordProblem';
import { AskForCode } from './AskForCode';
import { ChoosePassword } from './ChoosePassword';

/** `/forgetPassword`: asks where the code shall go, then takes it. */
export function ForgetPasswordPage({ submission }: RouteProps<PasswordProblem>) {
  const [searchParams] = useSearchParams();
  // A code, typed or not, is part of the second form alone.
  const isSent = submission ? submission.code !== undefined : searchParams.has('sent');

  return (
    <Section>
      <Container width="text">
        {isSent ? (
          <ChoosePassword isSent problem={submission} />
        ) : (
          <AskForCode problem={submission} />
        )}
      </Container>
    </Section>
  );
}
