import { useTranslation } from 'react-i18next';
import { usePageContext } from '../pageContext';
import styles from './notices.module.css';

/** Shown only in the browser that overrides live releases. */
export function OverrideBadge() {
  const { t } = useTranslation('shell');
  const { overrides } = usePageContext();
  if (overrides === '') return null;
  return (
    <p className={styles.badge}>
      {t('frame.override', { overrides })} <a href="?remote.off">{t('frame.overrideOff')}</a>
    </p>
  );
}
