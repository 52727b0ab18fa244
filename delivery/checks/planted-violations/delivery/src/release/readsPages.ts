// delivery-uses-entry-points-only
export { bundled } from '../../../shell/src/frame/bundled';
