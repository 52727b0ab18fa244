import { Notice } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { NoPassword } from './CurrentPassword';
import { problemKeys, type PasswordProblem } from './passwordProblem';
import { HelpLink } from './HelpLink';

/** Shows a problem that belongs to no field. */
export function Refusal({ problem }: { problem: PasswordProblem | undefined }) {
  const { t } = useTranslation('account');
  if (!problem?.refusal) return null;
  if (problem.refusal === 'noPassword') return <NoPassword />;
  return (
    <Notice tone="danger" live actions={<HelpLink to="/help/cannot-log-in" />}>
      {t(problemKeys[problem.refusal])}
    </Notice>
  );
}
