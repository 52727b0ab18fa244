import { Button, buttonLook, Dialog, Notice, Stack, Text } from '@tidegate/design-system';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router-dom';
import type { LogOutProblem } from './logOutProblem';

/** Asks before it logs out: in a dialog, or without script by a second step on the page. */
export function LogOut({ problem }: { problem: LogOutProblem | undefined }) {
  const { t } = useTranslation('account');
  const [isAsking, setIsAsking] = useState(false);

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setIsAsking(true);
  }

  return (
    <Stack gap="m" align="start">
      {problem && !isAsking ? (
        <Notice
          title={t('myAccount.logOut.heading')}
          actions={
            <>
              <Link to="/myAccount" {...buttonLook({ variant: 'secondary' })}>
                {t('myAccount.logOut.cancel')}
              </Link>
              <ConfirmForm />
            </>
          }
        >
          <Consequence problem={problem} />
        </Notice>
      ) : null}
      <Form method="post" onSubmit={handleSubmit}>
        <Button type="submit" variant="secondary">
          {t('myAccount.logOut.action')}
        </Button>
      </Form>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('myAccount.logOut.heading')}
        closeLabel={t('myAccount.logOut.cancel')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('myAccount.logOut.cancel')}
            </Button>
            <ConfirmForm />
          </>
        }
      >
        <Consequence problem={problem} />
      </Dialog>
    </Stack>
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

function ConfirmForm() {
  const { t } = useTranslation('account');
  const isBusy = useNavigation().formMethod === 'POST';

  return (
    <Form method="post">
      <input type="hidden" name="confirmed" value="yes" />
      <Button type="submit" busyLabel={isBusy ? t('myAccount.logOut.busy') : undefined}>
        {t('myAccount.logOut.confirm')}
      </Button>
    </Form>
  );
}
