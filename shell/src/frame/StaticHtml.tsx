import { languageTable, type Language } from '@tidegate/contracts/languages';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { keepElement } from './keptElements';

const IsHydratingContext = createContext<() => boolean>(() => false);

/** Returns true in the browser until the first navigation. */
export const IsHydratingProvider = IsHydratingContext.Provider;

/**
 * Content without behaviour: on the first page the browser keeps the server's HTML and loads
 * neither code nor messages. `language` is that of `children` if it differs from the page's.
 */
export function StaticHtml({ language, children }: { language?: Language; children: ReactNode }) {
  const isHydrating = useContext(IsHydratingContext);
  const [isKept] = useState(() => isHydrating());
  const own = language && { lang: language, dir: languageTable[language].direction };
  // React keeps the server's HTML when it hydrates an element with empty inner HTML.
  const content = isKept
    ? { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
    : { children };
  return <div ref={keepElement} {...own} {...content} />;
}
