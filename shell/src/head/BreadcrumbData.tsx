import { brand } from '@tidegate/contracts/brand';
import type { PageDocument } from '../pages/pageDocument';
import { homePath } from '../routes/paths/homePath';
import { describeBreadcrumbs } from './describeBreadcrumbs';
import { JsonLd } from './JsonLd';
import { useToUrl } from './useToUrl';

/** The breadcrumb of a remote's page for search engines. */
export function BreadcrumbData({ breadcrumbs }: { breadcrumbs: PageDocument['breadcrumbs'] }) {
  const toUrl = useToUrl();
  const fromHome = [{ path: homePath, title: brand }, ...breadcrumbs];
  return <JsonLd thing={describeBreadcrumbs(fromHome, toUrl)} />;
}
