import type { RemoteModule } from '@tidegate/contracts/remoteModule';
import { addressLookupRoute } from '../features/look-up-address/addressLookupRoute';
import { registerToolsEndpoints } from '../shared/toolsApi';

const tools: RemoteModule = {
  name: 'tools',
  routes: [addressLookupRoute],
  slots: [],
  registerEndpoints: registerToolsEndpoints,
};

export default tools;
