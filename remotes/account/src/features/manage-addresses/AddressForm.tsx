import { Card, Cluster, Heading, Notice, Stack } from '@tidegate/design-system';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useLocation } from 'react-router-dom';
import { CurrentPassword } from '../../shared/CurrentPassword';
import type { AddressProblem } from './addressProblem';
import { refusalKeys } from './refusalKeys';
import { HelpLink } from '../../shared/HelpLink';

interface AddressFormProps {
  heading: string;
  problem: AddressProblem | undefined;
  children: ReactNode;
  buttons: ReactNode;
}

export function AddressForm({ heading, problem, children, buttons }: AddressFormProps) {
  const { t } = useTranslation('account');
  const form = useRef<HTMLFormElement>(null);
  // Drops the query: after a refusal the page must not show the notice of an earlier success.
  const { pathname } = useLocation();
  // The first render must not move the focus: the visitor may be typing already.
  const knownProblem = useRef(problem);

  useLayoutEffect(() => {
    if (problem === knownProblem.current) return;
    knownProblem.current = problem;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problem]);

  return (
    <Card as="section">
      <Form method="post" action={pathname} noValidate ref={form}>
        <Stack gap="m">
          <Heading level={2} size="m">
            {heading}
          </Heading>
          {problem?.refusal && problem.field === null ? (
            <Notice tone="danger" live actions={<HelpLink to="/help/set-up-tv-and-console" />}>
              {t(refusalKeys[problem.refusal])}
            </Notice>
          ) : null}
          {children}
          <CurrentPassword need={problem?.need} />
          <Cluster>{buttons}</Cluster>
        </Stack>
      </Form>
    </Card>
  );
}
