import type { RouteProps } from '@tidegate/contracts/remoteModule';
import { Container, Section } from '@tidegate/design-system';
import { useSearchParams } from 'react-router-dom';
import type { PasswordProblem } from '../../shared/passwordProblem';
import { AskForCode } from './AskForCode';
import { ChoosePassword } from './ChoosePassword';

/** `/forgetPassword` and `/resetPassword`: an address in the query is the second step's. */
export function ResetPasswordPage({ submission }: RouteProps<PasswordProblem>) {
  const [searchParams] = useSearchParams();
  const email = searchParams.get('email');

  return (
    <Section>
      <Container width="text">
        {email ? (
          <ChoosePassword email={email} problem={submission} />
        ) : (
          <AskForCode problem={submission} />
        )}
      </Container>
    </Section>
  );
}
