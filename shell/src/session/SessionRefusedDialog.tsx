import { Button, Dialog } from '@tidegate/design-system';
import { selectUser } from '@tidegate/contracts/store/userState';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { loginPath } from '../routes/paths/accountPaths';

export const forgetSessionPath = '/_site/forget-session';

/** Opens once for any number of refused calls, but never on the login page. */
export function SessionRefusedDialog() {
  const { t } = useTranslation('shell');
  const { endedCode } = useSelector(selectUser);
  const isLogin = useLocation().pathname === loginPath;
  const [dismissedCode, setDismissedCode] = useState<number | null>(null);

  function handleClose() {
    setDismissedCode(endedCode);
  }

  return (
    <Dialog
      open={!isLogin && endedCode !== null && endedCode !== dismissedCode}
      onClose={handleClose}
      title={t('session.title')}
      closeLabel={t('session.cancel')}
      actions={
        <form method="post" action={forgetSessionPath}>
          <Button variant="secondary" onClick={handleClose}>
            {t('session.cancel')}
          </Button>
          <Button type="submit">{t('session.logInAgain')}</Button>
        </form>
      }
    >
      {t('session.explanation')}
    </Dialog>
  );
}
