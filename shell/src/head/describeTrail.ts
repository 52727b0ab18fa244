import type { PageDocument } from '../pages/pageDocument';
import type { Thing } from '../remotes/regions/region';

export const schemaContext = 'https://schema.org';

export function describeTrail(
  trail: PageDocument['trail'],
  toUrl: (path: string) => string,
): Thing {
  return {
    '@context': schemaContext,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: toUrl(path),
    })),
  };
}
