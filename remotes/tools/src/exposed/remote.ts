import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { addressLookupRoute } from '../features/look-up-address/addressLookupRoute';
import { webrtcTestRoute } from '../features/test-webrtc/webrtcTestRoute';
import { registerToolsEndpoints } from '../shared/toolsApi';

const tools: RemoteModule = {
  name: 'tools',
  routes: [addressLookupRoute, webrtcTestRoute],
  slots: [],
  registerEndpoints: registerToolsEndpoints,
};

export default tools;
