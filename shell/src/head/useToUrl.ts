import { toPrefixedPath } from '../locale/prefix';
import { usePageContext } from '../pageContext';

/** Where search engines find a site path in the language of the page. */
export function useToUrl(): (path: string) => string {
  const { origin, language } = usePageContext();
  return (path) => origin + toPrefixedPath(path, language, 'desktop');
}
