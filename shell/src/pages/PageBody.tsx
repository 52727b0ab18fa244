import { StructuredData } from '../head/StructuredData';
import { PageContent } from './PageContent';
import type { PageDocument } from './pageDocument';

/** A page's content with its data for search engines. */
export function PageBody({ document }: { document: PageDocument }) {
  return (
    <>
      <StructuredData page={document} />
      <PageContent document={document} />
    </>
  );
}
