import { toPrefixedPath } from '../locale/prefix';
import { usePageContext } from '../pageContext';
import type { PageDocument } from '../pages/pageDocument';
import { JsonLd } from './JsonLd';
import { describePageToMachines } from './structuredData';

/** Inert data for search engines; the server writes it, a browser never reads it. */
export function StructuredData({ page }: { page: PageDocument }) {
  const { origin, language } = usePageContext();
  const toUrl = (path: string) => origin + toPrefixedPath(path, language, 'desktop');
  return describePageToMachines(page, origin, toUrl).map((thing, index) => (
    <JsonLd key={index} thing={thing} />
  ));
}
