// feature-not-up-to-exposed
export { remote } from '../../exposed/remote';
