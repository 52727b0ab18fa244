import { usePageContext } from '../pageContext';
import type { PageDocument } from '../pages/pageDocument';
import { JsonLd } from './JsonLd';
import { createStructuredData } from './createStructuredData';
import { useToUrl } from './useToUrl';

/** Written by the server for search engines; a browser never reads it. */
export function StructuredData({ page }: { page: PageDocument }) {
  const { origin } = usePageContext();
  const toUrl = useToUrl();
  return createStructuredData(page, origin, toUrl).map((thing, index) => (
    <JsonLd key={index} thing={thing} />
  ));
}
