import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { Container, Section } from '@tidegate/design-system';
import { useSearchParams } from 'react-router-dom';
import type { PasswordProblem } from '../../shared/passwordProblem';
import { RequestCode } from './RequestCode';
import { ChoosePassword } from './ChoosePassword';

/** `/forgetPassword`: requests an emailed code, then accepts it on the same page. */
export function ForgetPasswordPage({ submission }: RouteProps<PasswordProblem>) {
  const [searchParams] = useSearchParams();
  // Only the second form has a code field, even if it is empty.
  const isSent = submission ? submission.code !== undefined : searchParams.has('sent');

  return (
    <Section>
      <Container width="text">
        {isSent ? (
          <ChoosePassword isSent problem={submission} />
        ) : (
          <RequestCode problem={submission} />
        )}
      </Container>
    </Section>
  );
}
