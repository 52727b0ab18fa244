import { VisuallyHidden } from '@tidegate/design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import styles from './notices.module.css';

/** Long enough to be seen: a shorter flicker only disturbs (specification §9). */
const shownAtLeastMs = 200;

/** True while `isBusy`, and then until it has been shown long enough. */
function useLingering(isBusy: boolean): boolean {
  const [isShown, setShown] = useState(isBusy);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setShown(isBusy);
      },
      isBusy ? 0 : shownAtLeastMs,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isBusy]);
  return isBusy || isShown;
}

/** Says that the next page is on its way; the router keeps the old page until then. */
export function NavigationProgress() {
  const { t } = useTranslation('shell');
  const isBusy = useLingering(useNavigation().state !== 'idle');
  return (
    <div className={styles.progress} role="status" data-busy={isBusy}>
      {isBusy && <VisuallyHidden>{t('frame.loading')}</VisuallyHidden>}
    </div>
  );
}
