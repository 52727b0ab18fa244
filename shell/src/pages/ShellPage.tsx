import { createContext, useContext } from 'react';
import { StaticHtml } from '../frame/StaticHtml';
import { PageHead } from '../head/PageHead';
import type { Head } from '../remotes/region';
import type { PageName } from '../routes/siteRoutes';
import type { PageSource } from './loadPage';

const PageSourceContext = createContext<PageSource | null>(null);

export const PageSourceProvider = PageSourceContext.Provider;

/** A page of the shell's own: sections without behaviour under a title. */
export function ShellPage({ page, head }: { page: PageName; head: Head }) {
  const loaded = useContext(PageSourceContext)?.get(page);

  return (
    <>
      <PageHead {...head} />
      <StaticHtml key={page}>{loaded && <loaded.Page />}</StaticHtml>
    </>
  );
}
