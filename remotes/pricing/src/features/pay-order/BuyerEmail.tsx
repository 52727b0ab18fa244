import { Field, Text } from '@tidegate/design-system';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { emailRefusals, type PayProblem } from './payProblem';
import { useLoginPath } from '../../shared/orders/useLoginPath';

/** The address for the receipt, and for the account that the purchase creates. */
export function BuyerEmail({ problem }: { problem: PayProblem | undefined }) {
  const { t } = useTranslation('pricing');
  const loginPath = useLoginPath();
  const field = useRef<HTMLInputElement>(null);
  const refusal = emailRefusals.find((known) => known === problem?.refusal);
  const isWrong = refusal !== undefined;
  // The first render must not move the focus: the buyer may be typing already.
  const known = useRef(problem);

  useLayoutEffect(() => {
    if (problem === known.current) return;
    known.current = problem;
    if (isWrong) field.current?.focus();
  }, [problem, isWrong]);

  return (
    <>
      <Field
        ref={field}
        label={t('checkout.email.label')}
        hint={t('checkout.email.hint')}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={problem?.email}
        error={refusal && t(`checkout.problem.${refusal}`)}
      />
      <Text size="small">
        {t('checkout.email.known')} <Link to={loginPath}>{t('checkout.logIn')}</Link>
      </Text>
    </>
  );
}
