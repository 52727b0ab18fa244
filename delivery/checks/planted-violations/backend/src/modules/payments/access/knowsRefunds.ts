// payments-call-downward
export { claimRefund } from '../refunds/claimRefund';
