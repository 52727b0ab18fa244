import { remotePreset } from '@tidegate/delivery/webpack';

export default remotePreset({ name: 'account', root: import.meta.dirname });
