import type { LayoutName } from '@tidegate/contracts/remotes/layoutNames';
import { brand } from '@tidegate/contracts/brand';
import { languageTable } from '@tidegate/contracts/languages';
import { Container, GateMark } from '@tidegate/design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Footer } from '../../../frame/Footer';
import frame from '../../../frame/frame.module.css';
import { describeBody } from '../../../layouts/describeBody';
import { Layout } from '../../../layouts/Layout';
import { toPrefixedPath } from '../../../locale/prefix';
import type { AmpTask } from '../../amp/ampTask';

// The AMP boilerplate, required verbatim: it hides the document until the runtime loads.
const hide = '-amp-start 8s steps(1,end) 0s 1 normal both';
const prefixes = ['-webkit-', '-moz-', '-ms-', ''];
const keyframes = ['-webkit-', '-moz-', '-ms-', '-o-', '']
  .map((prefix) => `@${prefix}keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}`)
  .join('');
const declare = (value: string) =>
  `body{${prefixes.map((prefix) => `${prefix}animation:${value}`).join(';')}}`;
const boilerplate = declare(hide) + keyframes;
const withoutScript = declare('none');

const ampRuntime = 'https://cdn.ampproject.org/v0.js';

function Style({ kind, css }: { kind: 'amp-custom' | 'amp-boilerplate'; css: string }) {
  return <style {...{ [kind]: '' }} dangerouslySetInnerHTML={{ __html: css }} />;
}

export interface AmpDocumentProps {
  task: Pick<AmpTask, 'language' | 'origin' | 'style' | 'footer'>;
  layout: LayoutName;
  /** Site path and query of the regular page. */
  canonical: string;
  head: ReactNode;
  children: ReactNode;
}

/** An AMP document with the mandatory markup and the site's frame. */
export function AmpDocument({ task, layout, canonical, head, children }: AmpDocumentProps) {
  const { language, origin, style } = task;
  return (
    <html {...{ amp: '' }} lang={language} dir={languageTable[language].direction}>
      <head>
        <meta charSet="utf-8" />
        <script async src={ampRuntime} />
        <meta name="viewport" content="width=device-width,minimum-scale=1,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="canonical" href={origin + toPrefixedPath(canonical, language, 'desktop')} />
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        {head}
        <Style kind="amp-boilerplate" css={boilerplate} />
        <noscript>
          <Style kind="amp-boilerplate" css={withoutScript} />
        </noscript>
        <Style kind="amp-custom" css={style} />
      </head>
      <body {...describeBody(layout)}>
        <header className={frame.header}>
          <Container className={frame.bar}>
            <Link className={frame.brand} to="/">
              <GateMark />
              {brand}
            </Link>
          </Container>
        </header>
        <Layout name={layout}>{children}</Layout>
        <Footer config={task.footer} />
      </body>
    </html>
  );
}
