// backend-module-privacy
export { findOrder } from '../orders/orderRepository';
