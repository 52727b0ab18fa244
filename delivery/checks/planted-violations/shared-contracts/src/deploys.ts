// product-not-to-delivery
export { deploy } from '../../delivery/src/release/deploy';
