import { isSessionGone } from '@tidegate/contracts/errors/callError';
import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../shared/AccountFrame';
import { accountApi } from '../../shared/accountApi';
import { MissingPart } from '../../shared/MissingPart';
import { PlanCard } from '../../shared/PlanCard';
import { DevicePlaces } from './DevicePlaces';
import { LogOut } from './LogOut';
import type { LogOutProblem } from './logOutProblem';
import { Profile } from './Profile';

export function MyAccountPage({ submission }: RouteProps<LogOutProblem>) {
  const { t } = useTranslation('account');
  const { data: profile, error } = accountApi.useAccountProfileQuery();
  const isRefused = error !== undefined && isSessionGone(error);

  return (
    <AccountFrame heading={t('myAccount.heading')}>
      {isRefused ? null : (
        <>
          <PlanCard />
          <DevicePlaces />
        </>
      )}
      {profile ? <Profile profile={profile} /> : <MissingPart error={error} />}
      {isRefused ? null : <LogOut problem={submission} />}
    </AccountFrame>
  );
}
