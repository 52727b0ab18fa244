import { remotePreset } from '@tidegate/delivery/webpack';

export default remotePreset({ name: 'pricing', root: import.meta.dirname });
