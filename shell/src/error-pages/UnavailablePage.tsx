import { Container, ErrorState, Section } from '@tidegate/design-system';
import { selectIsOnline } from '@tidegate/contracts/store/appState';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { PageHead } from '../head/PageHead';
import { OfflinePage } from './OfflinePage';
import { TryAgain } from './TryAgain';

/** Shown if no release of the owning remote is usable; sent with HTTP 503. */
export function UnavailablePage() {
  const { t } = useTranslation('shell');
  const [isUnreachable] = useState(!useSelector(selectIsOnline));
  if (isUnreachable) return <OfflinePage />;
  return (
    <Section>
      <PageHead title={t('unavailable.title')} description={t('unavailable.description')} />
      <Container>
        <ErrorState level={1} title={t('unavailable.heading')} action={<TryAgain />}>
          {t('unavailable.explanation')}
        </ErrorState>
      </Container>
    </Section>
  );
}
