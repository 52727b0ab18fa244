import { Container, Notice } from '@tidegate/design-system';
import { PageBreadcrumbs } from './PageBreadcrumbs';
import type { PageDocument } from './pageDocument';
import { PageSections } from './sections/PageSections';

export function PageContent({ document }: { document: PageDocument }) {
  return (
    <>
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
