import type { RouteProps } from '@tidegate/contracts/remoteModule';
import { Container, Heading, Notice, Section, Skeleton, Stack } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { accountApi } from '../../shared/accountApi';
import { isSessionGone } from '../../shared/failure';
import { LogOut } from './LogOut';
import type { LogOutProblem } from './logOutProblem';
import { FailedProfile, RefusedSession } from './MissingProfile';
import { Profile } from './Profile';

/** `/myAccount`: the profile and the way out. */
export function MyAccountPage({ submission }: RouteProps<LogOutProblem>) {
  const { t } = useTranslation('account');
  const { data: profile, error } = accountApi.useAccountProfileQuery();
  const [searchParams] = useSearchParams();
  const isRefused = error !== undefined && isSessionGone(error);

  return (
    <Section>
      <Container width="text">
        <Stack gap="l">
          <Heading level={1}>{t('myAccount.heading')}</Heading>
          {!submission && searchParams.get('notice') === 'passwordChanged' ? (
            <Notice tone="success" live>
              {t('myAccount.passwordChanged')}
            </Notice>
          ) : null}
          {profile ? <Profile profile={profile} /> : null}
          {!profile && !error ? <Skeleton label={t('myAccount.profile.loading')} /> : null}
          {!profile && isRefused ? <RefusedSession /> : null}
          {!profile && error && !isRefused ? <FailedProfile /> : null}
          {isRefused ? null : <LogOut problem={submission} />}
        </Stack>
      </Container>
    </Section>
  );
}
