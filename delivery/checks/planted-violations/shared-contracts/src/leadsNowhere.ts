// resolves
export { nothing } from './nowhere';
