import { languageTable, type Language } from '@tidegate/contracts/languages';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { keepElement } from './keptElements';

const IsHydratingContext = createContext<() => boolean>(() => false);

/** Answers true in the browser until the first navigation. */
export const IsHydratingProvider = IsHydratingContext.Provider;

/**
 * Content without behaviour: on the first page the browser keeps what the server sent and never
 * asks for its code or words; `children` are rendered on the server and after a navigation.
 * `language` is theirs, where it is not the page's.
 */
export function StaticHtml({ language, children }: { language?: Language; children: ReactNode }) {
  const isHydrating = useContext(IsHydratingContext);
  const [isKept] = useState(() => isHydrating());
  const own = language && { lang: language, dir: languageTable[language].direction };
  // React leaves the server's HTML alone for an element that it hydrates with empty inner HTML.
  if (isKept) {
    return (
      <div
        ref={keepElement}
        {...own}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return (
    <div ref={keepElement} {...own}>
      {children}
    </div>
  );
}
