import { createContext, useContext, useState, type ReactNode } from 'react';

const IsHydratingContext = createContext<() => boolean>(() => false);

/** Answers true in the browser until the first navigation. */
export const IsHydratingProvider = IsHydratingContext.Provider;

/**
 * Content without behaviour: on the first page the browser keeps what the server sent and never
 * asks for its code or words; `children` are rendered on the server and after a navigation.
 */
export function StaticHtml({ children }: { children: ReactNode }) {
  const isHydrating = useContext(IsHydratingContext);
  const [isKept] = useState(() => isHydrating());
  // React leaves the server's HTML alone for an element that it hydrates with empty inner HTML.
  if (isKept) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return <div>{children}</div>;
}
