import { StructuredData } from '../head/StructuredData';
import { PageBreadcrumbs } from './PageBreadcrumbs';
import type { PageDocument } from './pageDocument';
import { PageSections } from './sections/PageSections';

export function PageBody({ document }: { document: PageDocument }) {
  return (
    <>
      <StructuredData page={document} />
      <PageBreadcrumbs document={document} />
      <PageSections sections={document.sections} language={document.language} />
    </>
  );
}
