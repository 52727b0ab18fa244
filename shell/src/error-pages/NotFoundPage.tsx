import { BearingsRose, buttonLook, Container, EmptyState, Section } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHead } from '../head/PageHead';

/** Nothing answers at this address; sent with HTTP 404. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <Section size="s">
      <PageHead title={t('notFound.title')} description={t('notFound.description')} />
      <Container>
        <EmptyState
          level={1}
          title={t('notFound.heading')}
          illustration={<BearingsRose bearing={404} />}
          action={
            <Link to="/" {...buttonLook({ variant: 'primary' })}>
              {t('notFound.home')}
            </Link>
          }
        >
          {t('notFound.explanation')}
        </EmptyState>
      </Container>
    </Section>
  );
}
