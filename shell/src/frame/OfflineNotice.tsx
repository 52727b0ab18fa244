import { Container, Notice } from '@tidegate/design-system';
import { selectIsOnline } from '@tidegate/contracts/store/appState';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './notices.module.css';

export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const isOnline = useSelector(selectIsOnline);
  if (isOnline) return null;
  return (
    <Container className={styles.offline}>
      <Notice tone="caution" live>
        {t('frame.offline')}
      </Notice>
    </Container>
  );
}
