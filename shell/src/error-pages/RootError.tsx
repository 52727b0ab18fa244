import { Container, ErrorState, Section } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Document } from '../Document';
import { Header } from '../frame/Header';
import { SkipToContent } from '../frame/SkipToContent';
import { PageHead } from '../head/PageHead';
import { Layout } from '../layouts/Layout';
import { TryAgain } from './TryAgain';

/** Shown after an error of the shell itself. */
export function RootError() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;

  return (
    <Document layout="default">
      <PageHead title={t('failed.title')} description={t('failed.description')} />
      <SkipToContent />
      <Header />
      <Layout name="default">
        <Section>
          <Container>
            <ErrorState
              level={1}
              title={t('failed.heading')}
              action={<TryAgain />}
              reference={String(status)}
            >
              {t('failed.explanation')}
            </ErrorState>
          </Container>
        </Section>
      </Layout>
    </Document>
  );
}
