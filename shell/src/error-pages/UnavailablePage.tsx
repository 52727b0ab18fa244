import { buttonLook, ErrorState } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../head/PageHead';

/** No release of the part that owns this page can be used; sent with HTTP 503. */
export function UnavailablePage() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <>
      <PageHead title={t('unavailable.title')} description={t('unavailable.description')} />
      <ErrorState
        level={1}
        title={t('unavailable.heading')}
        action={
          <a href={pathname} {...buttonLook({ variant: 'primary' })}>
            {t('unavailable.again')}
          </a>
        }
      >
        {t('unavailable.explanation')}
      </ErrorState>
    </>
  );
}
