import { VisuallyHidden } from '@tidegate/design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from '../remotes/shared-modules/useNavigation';
import styles from './notices.module.css';

/** A shorter indicator would flicker (specification §9). */
const shownAtLeastMs = 200;

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

/** Announces a pending navigation, during which the router keeps the old page. */
export function NavigationProgress() {
  const { t } = useTranslation('shell');
  const isBusy = useLingering(useNavigation().state !== 'idle');
  return (
    <div className={styles.progress} role="status" data-busy={isBusy}>
      {isBusy && <VisuallyHidden>{t('frame.loading')}</VisuallyHidden>}
    </div>
  );
}
