import { Container, Notice } from '@tidegate/design-system';
import { StructuredData } from '../head/StructuredData';
import { PageBreadcrumbs } from './PageBreadcrumbs';
import type { PageDocument } from './pageDocument';
import { PageSections } from './sections/PageSections';

export function PageBody({ document }: { document: PageDocument }) {
  return (
    <>
      <StructuredData page={document} />
      <PageBreadcrumbs document={document} />
      {document.notice && (
        <Container>
          <div lang={document.notice.language}>
            <Notice>{document.notice.text}</Notice>
          </div>
        </Container>
      )}
      <PageSections sections={document.sections} language={document.language} />
    </>
  );
}
