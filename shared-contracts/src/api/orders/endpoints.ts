export const mySubscriptionPath = '/api/mms/payment/v1/web/subscription_my';
export const cancelSubscriptionPath = '/api/mms/payment/v1/web/subscription_cancel';
export const resumeSubscriptionPath = '/api/mms/payment/v1/web/subscription_resume';
export const invitePath = '/api/mms/payment/v1/web/invite';
export const refundPath = '/api/mms/payment/v1/web/refund';
export const requestWithdrawalPath = '/api/mms/payment/v1/web/withdrawal/request';
export const confirmWithdrawalPath = '/api/mms/payment/v1/web/withdrawal/confirm';
export const invoicePath = '/api/mms/payment/v1/web/invoice';
