import { toPrefixedPath } from '../locale/prefix';
import { usePageContext } from '../pageContext';

/** Returns the canonical URL of a site path in the page's language. */
export function useToUrl(): (path: string) => string {
  const { origin, language } = usePageContext();
  return (path) => origin + toPrefixedPath(path, language, 'desktop');
}
