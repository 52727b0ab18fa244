import { Container, ErrorState, Section } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../head/PageHead';
import { TryAgain } from './TryAgain';

/** No release of the part that owns this page can be used; sent with HTTP 503. */
export function UnavailablePage() {
  const { t } = useTranslation('shell');
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
