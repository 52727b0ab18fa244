import { StructuredData } from '../head/StructuredData';
import { PageTrail } from './PageTrail';
import type { PageDocument } from './pageDocument';
import { PageSections } from './sections/PageSections';

export function PageBody({ document }: { document: PageDocument }) {
  return (
    <>
      <StructuredData page={document} />
      <PageTrail document={document} />
      <PageSections sections={document.sections} language={document.language} />
    </>
  );
}
