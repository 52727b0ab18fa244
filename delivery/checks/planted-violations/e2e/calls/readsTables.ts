// calls-use-only-the-contract
export { findOrder } from '../../backend/src/modules/orders/orderRepository';
