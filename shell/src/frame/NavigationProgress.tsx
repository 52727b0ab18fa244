import { VisuallyHidden } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import styles from './frame.module.css';

/** Says that the next page is on its way; the router keeps the old page until then. */
export function NavigationProgress() {
  const { t } = useTranslation('shell');
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div className={styles.progress} role="status" data-busy={isBusy}>
      {isBusy && <VisuallyHidden>{t('frame.loading')}</VisuallyHidden>}
    </div>
  );
}
