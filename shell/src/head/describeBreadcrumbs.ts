import type { PageDocument } from '../pages/pageDocument';
import type { Thing } from '../remotes/regions/region';

export const schemaContext = 'https://schema.org';

export function describeBreadcrumbs(
  breadcrumbs: PageDocument['breadcrumbs'],
  toUrl: (path: string) => string,
): Thing {
  return {
    '@context': schemaContext,
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: toUrl(path),
    })),
  };
}
