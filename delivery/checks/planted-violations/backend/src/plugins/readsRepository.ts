// backend-module-has-one-entry-point
export { findOrder } from '../modules/orders/orderRepository';
