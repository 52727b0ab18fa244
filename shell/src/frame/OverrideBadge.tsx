import { useTranslation } from 'react-i18next';
import { usePageContext } from '../pageContext';
import styles from './notices.module.css';

/** Shown to the one browser that asked for other releases than the live ones. */
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
