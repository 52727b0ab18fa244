// e2e-sees-only-the-browser
export { mounts } from '../shared-contracts/src/mounts';
