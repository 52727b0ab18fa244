// backend-module-has-one-door
export { findOrder } from '../modules/orders/orderRepository';
