import { createContext, useContext } from 'react';
import type { RemoteHost } from './remoteHost';

const RemoteHostContext = createContext<RemoteHost | null>(null);

export const RemoteHostProvider = RemoteHostContext.Provider;

export function useRemoteHost(): RemoteHost {
  const host = useContext(RemoteHostContext);
  if (!host) throw new Error('A region needs a RemoteHostProvider above it.');
  return host;
}
