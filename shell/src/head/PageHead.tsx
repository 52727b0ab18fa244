import { brand } from '@tidegate/contracts/brand';
import type { HeadMeta } from '@tidegate/contracts/remotes/remoteModule';
import { usePageContext } from '../pageContext';
import type { Head } from '../remotes/regions/region';
import { JsonLd } from './JsonLd';

const nameOf = (meta: HeadMeta) => ('name' in meta ? meta.name : meta.property);

/** Keeps the last of each name, without `og:url`: only `PageAddress` sets the address. */
function mergeMeta(meta: readonly HeadMeta[]): HeadMeta[] {
  const own = meta.filter((one) => nameOf(one) !== 'og:url');
  return [...new Map(own.map((one) => [nameOf(one), one])).values()];
}

/** React moves these elements into the document head. `path` selects an override. */
export function PageHead({
  path,
  content,
  things = [],
  ...own
}: Head & { path?: string | undefined }) {
  const { origin, heads } = usePageContext();
  const override = path === undefined ? undefined : heads[path];
  const { title = own.title, description = own.description } = override ?? {};
  const fromMessages: HeadMeta[] = [
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: `${origin}/assets/social.png` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  const fromContent = content?.meta ?? [];
  return (
    <>
      <title>{(!override && content?.title) || `${title} | ${brand}`}</title>
      {mergeMeta(
        override ? [...fromContent, ...fromMessages] : [...fromMessages, ...fromContent],
      ).map((meta) => (
        <meta key={nameOf(meta)} {...meta} />
      ))}
      {[...(content?.script.map(({ json }) => json) ?? []), ...things].map((thing, index) => (
        <JsonLd key={index} thing={thing} />
      ))}
    </>
  );
}
