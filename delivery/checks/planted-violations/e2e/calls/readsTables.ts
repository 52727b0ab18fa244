// calls-know-the-contract-alone
export { findOrder } from '../../backend/src/modules/orders/orderRepository';
