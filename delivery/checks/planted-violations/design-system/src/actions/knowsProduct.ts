// design-system-below-product
export { mounts } from '../../../shared-contracts/src/mounts';
