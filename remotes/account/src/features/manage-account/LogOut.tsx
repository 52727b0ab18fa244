import { Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { ConfirmedForm } from '../../shared/ConfirmedForm';
import type { LogOutProblem } from './logOutProblem';

export function LogOut({ problem }: { problem: LogOutProblem | undefined }) {
  const { t } = useTranslation('account');

  return (
    <ConfirmedForm
      action={t('myAccount.logOut.action')}
      question={t('myAccount.logOut.heading')}
      confirm={t('myAccount.logOut.confirm')}
      cancel={t('myAccount.logOut.cancel')}
      busy={t('myAccount.logOut.busy')}
      isPosted={problem !== undefined}
    >
      <Consequence problem={problem} />
    </ConfirmedForm>
  );
}

function Consequence({ problem }: { problem: LogOutProblem | undefined }) {
  const { t } = useTranslation('account');
  if (!problem || problem.reason === 'unconfirmed') {
    return <Text>{t('myAccount.logOut.text')}</Text>;
  }
  return (
    <Text role="alert">
      {problem.reason === 'unreachable'
        ? t('myAccount.logOut.problems.unreachable')
        : t('myAccount.logOut.problems.unexpected')}
    </Text>
  );
}
