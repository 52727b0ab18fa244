import { brand } from '@tidegate/contracts/brand';
import { usePageContext } from '../pageContext';
import type { Head } from '../remotes/region';

/**
 * Title, with the brand, description and social data; React moves them into the document's head.
 * `path` names the page, where its words may be overridden.
 */
export function PageHead({ path, ...own }: Head & { path?: string | undefined }) {
  const { origin, heads } = usePageContext();
  const { title, description } = { ...own, ...(path !== undefined && heads[path]) };
  return (
    <>
      <title>{`${title} | ${brand}`}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${origin}/assets/social.png`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
