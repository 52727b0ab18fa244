import { brand } from '@tidegate/contracts/brand';
import type { PageDocument } from '../pages/pageDocument';
import { homePath } from '../routes/paths/homePath';
import { describeTrail } from './describeTrail';
import { JsonLd } from './JsonLd';
import { useToUrl } from './useToUrl';

/** The breadcrumb of a remote's page for search engines. */
export function TrailData({ trail }: { trail: PageDocument['trail'] }) {
  const toUrl = useToUrl();
  return <JsonLd thing={describeTrail([{ path: homePath, title: brand }, ...trail], toUrl)} />;
}
