import { useLocation } from 'react-router-dom';
import { toLoginPath } from './orderReference';

/** The login page, which leads back here. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation();
  return toLoginPath(pathname + search);
}
