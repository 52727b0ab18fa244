import { languageTable, type Language } from '@tidegate/contracts/languages';
import { trustHtml } from '@tidegate/contracts/remotes/trustedHtml';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { keepElement } from './keptElements';

const IsHydratingContext = createContext<() => boolean>(() => false);

/** Returns true in the browser until the first navigation. */
export const IsHydratingProvider = IsHydratingContext.Provider;

interface StaticHtmlProps {
  /** The language of the content if it differs from the page's. */
  language?: Language;
  /** The content, instead of `children`, as the server has rendered it. */
  html?: string | undefined;
  children?: ReactNode;
}

/**
 * Content without behaviour: on the first page the browser keeps the server's HTML and loads
 * neither code nor messages.
 */
export function StaticHtml({ language, html, children }: StaticHtmlProps) {
  const isHydrating = useContext(IsHydratingContext);
  const [isKept] = useState(() => isHydrating());
  const own = language && { lang: language, dir: languageTable[language].direction };
  // React keeps the server's HTML when it hydrates an element with empty inner HTML, and sets other
  // HTML again if the object differs.
  const inner = useMemo(() => {
    if (isKept) return { __html: '' };
    return html === undefined ? undefined : { __html: trustHtml(html) };
  }, [isKept, html]);
  const content = inner
    ? { suppressHydrationWarning: isKept, dangerouslySetInnerHTML: inner }
    : { children };
  return <div ref={keepElement} {...own} {...content} />;
}
