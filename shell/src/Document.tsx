import { languageTable } from '@tidegate/contracts/languages';
import type { LayoutName } from '@tidegate/contracts/remotes/layoutNames';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { bootElementId } from './boot';
import { keepElement } from './frame/keptElements';
import { markLive } from './inline/markLive';
import { describeBody } from './layouts/describeBody';
import { usePageContext } from './pageContext';

function RemoteStyleLinks() {
  const { styles } = usePageContext();
  const links = useSyncExternalStore(styles.subscribe, styles.list, styles.list);
  return links.map(({ url, integrity }) => (
    <link
      key={url}
      rel="stylesheet"
      href={url}
      integrity={integrity || undefined}
      onLoad={() => {
        styles.settle(url, true);
      }}
      onError={() => {
        styles.settle(url, false);
      }}
    />
  ));
}

export function Document({ layout, children }: { layout: LayoutName; children: ReactNode }) {
  const { language, device, live, shellStyles, fonts, bootJson, startElements } = usePageContext();
  const generation = useSyncExternalStore(live.subscribe, live.generation, live.generation);

  useEffect(() => {
    markLive(document.documentElement);
  }, []);

  return (
    <html
      ref={keepElement}
      lang={language}
      dir={languageTable[language].direction}
      data-generation={generation}
      data-device={device}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/assets/icon-180.png" />
        <link rel="manifest" href="/assets/site.webmanifest" />
        {startElements}
        {shellStyles.map(({ url, integrity }) => (
          <link key={url} rel="stylesheet" href={url} integrity={integrity} />
        ))}
        <RemoteStyleLinks />
        {fonts.map((url) => (
          <link
            key={url}
            // On a phone it would arrive after the first paint: it is for the next page.
            rel={device === 'mobile' ? 'prefetch' : 'preload'}
            as="font"
            type="font/woff2"
            href={url}
            crossOrigin="anonymous"
          />
        ))}
      </head>
      <body ref={keepElement} {...describeBody(layout)}>
        {children}
        <script
          id={bootElementId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: bootJson }}
        />
      </body>
    </html>
  );
}
