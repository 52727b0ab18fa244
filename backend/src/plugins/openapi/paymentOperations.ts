/** `[operationId, summary]` by route. */
type Names = Readonly<Record<`${'GET' | 'POST'} /${string}`, readonly [string, string]>>;

export interface OperationGroup {
  name: string;
  description: string;
  operations: Names;
}

export const paymentOperations: readonly OperationGroup[] = [
  {
    name: 'Prices',
    description: 'What is sold, and for how much.',
    operations: {
      'GET /api/mms/payment/v1/providers/plans': ['listPlans', 'List the plans with their prices'],
      'GET /l10n/prices': ['getLocalisedPrices', 'Read the prices that pages show, by currency'],
      'POST /api/mms/payment/v1/providers/common/pd/coupon': [
        'checkCoupon',
        'Tell what a coupon takes off',
      ],
      'GET /api/mms/payment/v1/web/invite': [
        'getInviteSummary',
        'Read the invitations of the account',
      ],
    },
  },
  {
    name: 'Purchases',
    description: 'From a quote to a paid order.',
    operations: {
      'GET /api/mms/payment/v1/providers/common/params': [
        'getPaymentParams',
        'Read what a checkout form needs to know',
      ],
      'POST /api/mms/payment/v1/providers/common/pd/prepurchase': [
        'createQuote',
        'Quote a plan to the account',
      ],
      'POST /api/mms/payment/v1/providers/s1/create_subscription': [
        'subscribeByCard',
        'Subscribe by card to what was quoted',
      ],
      'POST /api/mms/payment/v1/providers/s1/purchase': ['payByCard', 'Pay a quote once by card'],
      'POST /api/mms/payment/v1/providers/ps/purchase': [
        'payByWallet',
        'Pay a quote once by wallet',
      ],
      'POST /api/mms/payment/v1/providers/rz/purchase': [
        'payInIndia',
        'Pay a quote once by a card or bank of India',
      ],
      'POST /api/mms/payment/v1/providers/gap/purchase': [
        'payByDeviceWallet',
        'Pay a quote once by the wallet of a device',
      ],
      'POST /api/mms/payment/v1/providers/tpa/purchase': [
        'payAtHostedPage',
        'Pay a quote once at the page of a third party',
      ],
      'POST /api/mms/payment/v1/providers/subscription': [
        'subscribe',
        'Subscribe at another provider to what was quoted',
      ],
      'POST /api/mms/payment/v1/providers/s1/purchase_result': [
        'getCardResult',
        'Read what became of a payment by card',
      ],
      'POST /api/mms/payment/v1/providers/ps/purchase_result': [
        'getWalletResult',
        'Read what became of a payment by wallet',
      ],
      'POST /api/mms/payment/v1/providers/rz/purchase_result': [
        'getIndiaResult',
        'Read what became of a payment in India',
      ],
      'POST /api/mms/payment/v1/providers/gap/purchase_result': [
        'getDeviceWalletResult',
        'Read what became of a payment by the wallet of a device',
      ],
      'POST /api/mms/payment/v1/providers/tpa/purchase_result': [
        'getHostedPageResult',
        'Read what became of a payment at the page of a third party',
      ],
      'POST /api/mms/payment/v1/providers/subscription_result': [
        'getSubscriptionResult',
        'Read what became of the payment of a subscription',
      ],
      'GET /api/mms/payment/v1/providers/result/{hash}': [
        'getLinkedResult',
        'Read what became of the order of a signed link',
      ],
    },
  },
  {
    name: 'Subscriptions',
    description: 'What an account has bought: renewal, refund, withdrawal, invoice.',
    operations: {
      'GET /api/mms/payment/v1/web/subscription_my': [
        'listOrders',
        'List subscription and orders of the account',
      ],
      'POST /api/mms/payment/v1/web/subscription_cancel': [
        'cancelSubscription',
        'End the renewal of the subscription',
      ],
      'POST /api/mms/payment/v1/web/subscription_resume': [
        'resumeSubscription',
        'Renew the subscription again',
      ],
      'POST /api/mms/payment/v1/web/refund': [
        'requestRefund',
        'Ask for the money of an order back',
      ],
      'POST /api/mms/payment/v1/web/withdrawal/request': [
        'previewWithdrawal',
        'Show what a withdrawal would declare',
      ],
      'POST /api/mms/payment/v1/web/withdrawal/confirm': [
        'confirmWithdrawal',
        'Withdraw from the contract of an order',
      ],
      'GET /api/mms/payment/v1/web/invoice': ['getInvoice', 'Read the invoice of an order'],
    },
  },
];
