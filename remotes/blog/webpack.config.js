import { remotePreset } from '@tidegate/delivery/webpack';

export default remotePreset({ name: 'blog', root: import.meta.dirname });
