// delivery-knows-doors-only
export { bundled } from '../../../shell/src/frame/bundled';
