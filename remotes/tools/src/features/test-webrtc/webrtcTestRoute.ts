import type {
  LoadResult,
  RemoteContext,
  RemoteRoute,
} from '@tidegate/contracts/remotes/remoteModule';
import { toolsApi } from '../../shared/toolsApi';
import { WebrtcTestPage } from './WebrtcTestPage';

async function findServers({ dispatch }: RemoteContext): Promise<LoadResult> {
  const { data: servers } = await dispatch(
    toolsApi.endpoints.toolsStunServers.initiate(undefined, { subscribe: false }),
  );
  return { status: 'found', isIncomplete: servers === undefined };
}

export const webrtcTestRoute: RemoteRoute = {
  path: '/webrtc-leak-test',
  head: { title: 'webrtcTest.head.title', description: 'webrtcTest.head.description' },
  isSwapSafe: true,
  layout: 'default',
  access: 'public',
  load: findServers,
  Component: WebrtcTestPage,
};
