import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { toBasename, toPrefixedPath } from '../../locale/prefix';
import { PageContextProvider } from '../../pageContext';
import { PageContent } from '../../pages/PageContent';
import { createStaticPage } from '../rendering/createStaticPage';
import type { ContentTask, RenderReply } from '../rendering/renderTask';
import { loadShellMessages } from './loadShellMessages';

/** Keeps generated ids apart from those of the document that shows the content. */
const identifierPrefix = 'content';

/** Renders the content of a page of the shell for a client navigation. */
export async function renderContent({
  content,
  language,
  device,
}: ContentTask): Promise<RenderReply> {
  const { i18n } = await loadShellMessages(language);
  const page = createStaticPage({ origin: '', language, device, isDevelopment: false });
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageContextProvider value={page}>
        <StaticRouter
          basename={toBasename(language, device)}
          location={toPrefixedPath(content.path, language, device)}
        >
          <PageContent document={content} />
        </StaticRouter>
      </PageContextProvider>
    </I18nextProvider>,
    { identifierPrefix },
  );
  return { status: 200, html };
}
