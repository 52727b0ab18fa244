import { Container, EmptyState, Section } from '@tidegate/design-system';
import { selectIsOnline } from '@tidegate/contracts/store/appState';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../head/PageHead';

/** Shown if a navigation fails offline; reloads when the connection returns. */
export function OfflinePage() {
  const { t } = useTranslation('shell');
  const isOnline = useSelector(selectIsOnline);
  const navigate = useNavigate();

  useEffect(() => {
    if (isOnline) void navigate(0);
  }, [isOnline, navigate]);

  return (
    <Section>
      <PageHead
        title={t('unavailable.offlineHeading')}
        description={t('unavailable.description')}
      />
      <Container>
        <EmptyState level={1} title={t('unavailable.offlineHeading')}>
          {t('unavailable.offlineExplanation')}
        </EmptyState>
      </Container>
    </Section>
  );
}
