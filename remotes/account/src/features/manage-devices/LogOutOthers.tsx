import { useTranslation } from 'react-i18next';
import { ConfirmedForm } from '../../shared/ConfirmedForm';
import { Consequence } from '../../shared/Consequence';
import type { DeviceProblem } from './deviceProblem';

export function LogOutOthers({ problem }: { problem: DeviceProblem | undefined }) {
  const { t } = useTranslation('account');
  const isPosted = problem?.subject === 'others';

  return (
    <ConfirmedForm
      values={{ subject: 'others' }}
      action={t('settings.browsers.endOthers.action')}
      question={t('settings.browsers.endOthers.question')}
      confirm={t('myAccount.logOut.confirm')}
      cancel={t('myAccount.logOut.cancel')}
      busy={t('myAccount.logOut.busy')}
      isPosted={isPosted}
      need={isPosted ? problem.need : undefined}
    >
      <Consequence
        text={t('settings.browsers.endOthers.text')}
        reason={isPosted ? problem.reason : undefined}
      />
    </ConfirmedForm>
  );
}
