import { brand } from '@tidegate/contracts/brand';
import { toPrefixedPath } from '../locale/prefix';
import { usePageContext } from '../pageContext';
import type { PageDocument } from '../pages/pageDocument';
import { JsonLd } from './JsonLd';
import { describePageToMachines, describeTrail } from './structuredData';

function useToUrl() {
  const { origin, language } = usePageContext();
  return (path: string) => origin + toPrefixedPath(path, language, 'desktop');
}

/** Where a page of a remote stands. */
export function TrailData({ trail }: { trail: PageDocument['trail'] }) {
  const toUrl = useToUrl();
  return <JsonLd thing={describeTrail([{ path: '/', title: brand }, ...trail], toUrl)} />;
}

/** Inert data for search engines; the server writes it, a browser never reads it. */
export function StructuredData({ page }: { page: PageDocument }) {
  const { origin } = usePageContext();
  const toUrl = useToUrl();
  return describePageToMachines(page, origin, toUrl).map((thing, index) => (
    <JsonLd key={index} thing={thing} />
  ));
}
