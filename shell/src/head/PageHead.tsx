import { brand } from '@tidegate/contracts/brand';
import type { HeadMeta } from '@tidegate/contracts/remotes/remoteModule';
import { usePageContext } from '../pageContext';
import type { Head } from '../remotes/regions/region';
import { homePath } from '../routes/paths/homePath';
import { JsonLd } from './JsonLd';

const nameOf = (meta: HeadMeta) => ('name' in meta ? meta.name : meta.property);

/** Keeps the last of each name, without `og:url`: only `PageAddress` sets the address. */
function mergeMeta(meta: readonly HeadMeta[]): HeadMeta[] {
  const own = meta.filter((one) => nameOf(one) !== 'og:url');
  return [...new Map(own.map((one) => [nameOf(one), one])).values()];
}

/**
 * React moves these elements into the document head. `path` selects an override and the share image;
 * an error page has none.
 */
export function PageHead({
  path = '',
  content,
  things = [],
  ...own
}: Head & { path?: string | undefined }) {
  const { origin, heads, language, fixedMeta = [] } = usePageContext();
  // A head.json lists the home page as `/`.
  const override = heads[path === homePath ? '/' : path];
  const { title = own.title, description = own.description } = override ?? {};
  const image: HeadMeta[] = [
    { property: 'og:image', content: `${origin}/share/${language}${path}.jpg` },
    { property: 'og:image:alt', content: title },
    ...fixedMeta,
  ];
  const fromMessages: HeadMeta[] = [
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
  const fromContent = content?.meta ?? [];
  return (
    <>
      <title>{(!override && content?.title) || `${title} | ${brand}`}</title>
      {mergeMeta([
        ...image,
        ...(override ? [...fromContent, ...fromMessages] : [...fromMessages, ...fromContent]),
      ]).map((meta) => (
        <meta key={nameOf(meta)} {...meta} />
      ))}
      {[...(content?.script.map(({ json }) => json) ?? []), ...things].map((thing, index) => (
        <JsonLd key={index} thing={thing} />
      ))}
    </>
  );
}
