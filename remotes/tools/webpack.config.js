import { remotePreset } from '@tidegate/delivery/webpack';

export default remotePreset({ name: 'tools', root: import.meta.dirname });
