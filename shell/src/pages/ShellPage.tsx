import { createContext, useContext } from 'react';
import { StaticHtml } from '../frame/StaticHtml';
import { PageHead } from '../head/PageHead';
import { usePageContext } from '../pageContext';
import type { ShownPage } from '../routes/pageLoader';
import type { PageSource } from './pageSource';

const PageSourceContext = createContext<PageSource | null>(null);

export const PageSourceProvider = PageSourceContext.Provider;

export function ShellPage({ page: { address, path, head, language } }: { page: ShownPage }) {
  const loaded = useContext(PageSourceContext)?.get(address);
  const isTranslated = language === usePageContext().language;

  return (
    <>
      <PageHead {...head} path={path} />
      <StaticHtml key={address} html={loaded?.html} {...(!isTranslated && { language })}>
        {loaded?.content}
      </StaticHtml>
    </>
  );
}
