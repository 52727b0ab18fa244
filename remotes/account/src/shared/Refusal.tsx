import { Notice } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { NoPassword } from './CurrentPassword';
import { problemKeys, type PasswordProblem } from './passwordProblem';

/** Shows a problem that belongs to no field. */
export function Refusal({ problem }: { problem: PasswordProblem | undefined }) {
  const { t } = useTranslation('account');
  if (!problem?.refusal) return null;
  if (problem.refusal === 'noPassword') return <NoPassword />;
  return (
    <Notice tone="danger" live>
      {t(problemKeys[problem.refusal])}
    </Notice>
  );
}
