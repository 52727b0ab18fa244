import { createI18n } from '../../../locale/createI18n';
import { toBasename, toPrefixedPath } from '../../../locale/prefix';
import { PageHead } from '../../../head/PageHead';
import { PageContextProvider } from '../../../pageContext';
import { PageBody } from '../../../pages/PageBody';
import { markForeign } from '../../../locale/markForeign';
import type { i18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { AmpTask } from '../../amp/ampTask';
import { createStaticPage } from '../../rendering/createStaticPage';
import type { RenderReply } from '../../rendering/renderTask';
import { loadMessages } from '../loadMessages';
import { AmpArticle } from './AmpArticle';
import { AmpArticles } from './AmpArticles';
import { AmpDocument } from './AmpDocument';

function AmpPage({ task, messages }: { task: AmpTask; messages: i18n }) {
  const { amp, language, sitePath: path } = task;
  switch (amp.kind) {
    case 'page': {
      const { document } = amp;
      const head = <PageHead {...document.head} path={document.path} />;
      return (
        <AmpDocument task={task} layout={document.layout} canonical={document.path} head={head}>
          <div {...markForeign(document.language, language)}>
            <PageBody document={document} />
          </div>
        </AmpDocument>
      );
    }
    case 'article': {
      const { title, excerpt: description } = amp.article;
      const head = (
        <PageHead title={title} description={description} content={amp.head} path={path} />
      );
      return (
        <AmpDocument task={task} layout="blog" canonical={path} head={head}>
          <AmpArticle article={amp.article} language={language} />
        </AmpDocument>
      );
    }
    case 'articles': {
      const { list, subject, canonical } = amp;
      const context = subject === undefined ? '' : 'subject';
      const about = { context, subject, page: list.page };
      const head = (
        <PageHead
          title={messages.t('title', about)}
          description={messages.t('description', about)}
          path={path}
        />
      );
      return (
        <AmpDocument task={task} layout="blog" canonical={canonical} head={head}>
          <AmpArticles
            list={list}
            heading={subject ?? messages.t('blog')}
            path={path}
            language={language}
          />
        </AmpDocument>
      );
    }
  }
}

/** AMP does not allow the `name` attribute of `details`. */
function leaveOut(html: string): string {
  return html.replaceAll(/(<details\b[^>]*?) name="[^"]*"/g, '$1');
}

/** Renders the AMP form of a page: the same content without interactive parts. */
export async function renderAmpHtml(task: AmpTask): Promise<RenderReply> {
  const { language, origin, heads, sitePath } = task;
  const messages = createI18n(language, {
    amp: await loadMessages(language, 'amp'),
    shell: await loadMessages(language, 'shell'),
  });
  const page = createStaticPage({
    ...{ origin, heads, language },
    device: 'desktop',
    isDevelopment: false,
  });
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={messages}>
      <PageContextProvider value={page}>
        <StaticRouter
          basename={toBasename(language, 'desktop')}
          location={toPrefixedPath(sitePath, language, 'desktop')}
        >
          <AmpPage task={task} messages={messages} />
        </StaticRouter>
      </PageContextProvider>
    </I18nextProvider>,
  );
  return { status: 200, html: `<!DOCTYPE html>${leaveOut(html)}` };
}
