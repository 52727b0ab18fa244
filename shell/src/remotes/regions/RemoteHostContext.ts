import { createContext, useContext } from 'react';
import type { RegionHost } from '../remoteHost';

const RemoteHostContext = createContext<RegionHost | null>(null);

export const RemoteHostProvider = RemoteHostContext.Provider;

export function useRemoteHost(): RegionHost {
  const host = useContext(RemoteHostContext);
  if (!host) throw new Error('no remote host');
  return host;
}
