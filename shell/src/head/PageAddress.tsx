import { defaultLanguage, languages, type Language } from '@tidegate/contracts/languages';
import type { Device } from '@tidegate/contracts/store/appState';
import { toPrefixedPath } from '../locale/prefix';
import { usePageContext } from '../pageContext';
import { toAmpPath } from '../routes/paths/ampPath';

export interface PageAddressProps {
  /** The canonical path without language and device. */
  path: string;
  isIndexed: boolean;
  /** Pages of account and blog list no other languages (specification §2.2). */
  hasAlternates: boolean;
  hasFeeds?: boolean | undefined;
  hasAmp: boolean;
}

/** Links to the canonical address, the mobile page and the other languages. */
export function PageAddress(address: PageAddressProps) {
  const { path, isIndexed, hasAlternates, hasFeeds, hasAmp } = address;
  const { origin, language, isDevelopment } = usePageContext();
  const toUrl = (wanted: Language, device: Device = 'desktop', sitePath = path) =>
    origin + toPrefixedPath(sitePath, wanted, device);
  const canonical = toUrl(language);
  const blog = origin + toPrefixedPath('/blog', language, 'desktop');

  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {!isDevelopment && isIndexed && hasAmp && (
        <link rel="amphtml" href={toUrl(language, 'desktop', toAmpPath(path))} />
      )}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {isIndexed && (
        <link
          rel="alternate"
          media="only screen and (max-width: 750px)"
          href={toUrl(language, 'mobile')}
        />
      )}
      {hasFeeds && (
        <>
          <link rel="alternate" type="application/rss+xml" href={`${blog}/rss.xml`} />
          <link rel="alternate" type="application/atom+xml" href={`${blog}/atom.xml`} />
        </>
      )}
      {isIndexed && hasAlternates && (
        <>
          <link rel="alternate" hrefLang="x-default" href={toUrl(defaultLanguage)} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={toUrl(other)} />
          ))}
        </>
      )}
    </>
  );
}
