import { Container, ErrorState } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Document } from '../Document';
import { Header } from '../frame/Header';
import { PageHead } from '../head/PageHead';

/** The last resort, still in the site's own frame: something in the shell itself went wrong. */
export function RootError() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Document layout="default">
      <PageHead title={t('failed.title')} description={t('failed.description')} />
      <Header />
      <main>
        <Container>
          <ErrorState level={1} title={t('failed.heading')} reference={String(status)}>
            {t('failed.explanation')}
          </ErrorState>
        </Container>
      </main>
    </Document>
  );
}
