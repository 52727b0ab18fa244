export { remotePreset } from './remotePreset.js';
