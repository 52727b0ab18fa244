import { useLocation } from 'react-router-dom';
import { toLoginPath } from './orderReference';

/** The login page, which redirects back to this page. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation();
  return toLoginPath(pathname + search);
}
