import { remotePreset } from '@tidegate/delivery/webpack';

export default remotePreset({ name: 'campaigns', root: import.meta.dirname });
