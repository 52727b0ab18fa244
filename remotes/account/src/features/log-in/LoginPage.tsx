import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { selectUser } from '@tidegate/contracts/store/userState';
import { Container, Section, Split } from '@tidegate/design-system';
import { Lighthouse } from '@tidegate/design-system/scenes';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { AlreadySignedIn } from './AlreadySignedIn';
import { LoginForm } from './LoginForm';
import styles from './LoginPage.module.css';
import type { LoginProblem } from './loginProblem';

export function LoginPage({ submission }: RouteProps<LoginProblem>) {
  const { session, endedCode } = useSelector(selectUser);
  // Evaluated once: after a successful login the page navigates away and must not re-render.
  const [isSignedIn] = useState(session !== null && endedCode === null);

  return (
    <Section>
      <Container>
        <Split align="center">
          {isSignedIn ? <AlreadySignedIn /> : <LoginForm problem={submission} />}
          <Lighthouse className={styles.picture} />
        </Split>
      </Container>
    </Section>
  );
}
