import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { Container, Section } from '@tidegate/design-system';
import type { PasswordProblem } from '../../shared/passwordProblem';
import { ChoosePassword } from './ChoosePassword';

/** `/resetPassword`: the target of the link in the email. */
export function ResetPasswordPage({ submission }: RouteProps<PasswordProblem>) {
  return (
    <Section>
      <Container width="text">
        <ChoosePassword problem={submission} />
      </Container>
    </Section>
  );
}
