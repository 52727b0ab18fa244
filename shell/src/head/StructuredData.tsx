import { usePageContext } from '../pageContext';
import type { PageDocument } from '../pages/pageDocument';
import { JsonLd } from './JsonLd';
import { describePageToMachines } from './structuredData';
import { useToUrl } from './useToUrl';

/** Inert data for search engines; the server writes it, a browser never reads it. */
export function StructuredData({ page }: { page: PageDocument }) {
  const { origin } = usePageContext();
  const toUrl = useToUrl();
  return describePageToMachines(page, origin, toUrl).map((thing, index) => (
    <JsonLd key={index} thing={thing} />
  ));
}
