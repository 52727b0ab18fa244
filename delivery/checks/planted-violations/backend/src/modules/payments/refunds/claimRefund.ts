export const claimRefund = () => 'refund';
