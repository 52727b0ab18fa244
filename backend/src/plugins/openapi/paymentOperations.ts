import type { OperationTable } from './operationTable';

export const paymentOperations: readonly OperationTable[] = [
  {
    name: 'Prices',
    description: 'What is sold, and for how much.',
    basePath: '/api/mms/payment/v1/',
    operations: {
      'GET providers/plans': ['listPlans', 'List the plans with their prices'],
      'GET /l10n/prices': ['getLocalisedPrices', 'Read the prices that pages show, by currency'],
      'POST providers/common/pd/coupon': ['checkCoupon', 'Preview the discount of a coupon'],
      'GET web/invite': ['getInviteSummary', 'Read the invitations of the account'],
    },
  },
  {
    name: 'Purchases',
    description: 'From a quote to a paid order.',
    basePath: '/api/mms/payment/v1/providers/',
    operations: {
      'GET common/params': ['getPaymentParams', 'Read what a checkout form needs to know'],
      'POST common/pd/prepurchase': ['createQuote', 'Quote a plan to the account'],
      'POST s1/create_subscription': ['subscribeByCard', 'Subscribe by card to what was quoted'],
      'POST s1/purchase': ['payByCard', 'Pay a quote once by card'],
      'POST ps/purchase': ['payByWallet', 'Pay a quote once by wallet'],
      'POST rz/purchase': ['payInIndia', 'Pay a quote once by a card or bank of India'],
      'POST gap/purchase': ['payByDeviceWallet', 'Pay a quote once by the wallet of a device'],
      'POST tpa/purchase': ['payAtHostedPage', 'Pay a quote once at the page of a third party'],
      'POST subscription': ['subscribe', 'Subscribe at another provider to what was quoted'],
      'POST s1/purchase_result': ['getCardResult', 'Read what became of a payment by card'],
      'POST ps/purchase_result': ['getWalletResult', 'Read what became of a payment by wallet'],
      'POST rz/purchase_result': ['getIndiaResult', 'Read what became of a payment in India'],
      'POST gap/purchase_result': [
        'getDeviceWalletResult',
        'Read what became of a payment by the wallet of a device',
      ],
      'POST tpa/purchase_result': [
        'getHostedPageResult',
        'Read what became of a payment at the page of a third party',
      ],
      'POST subscription_result': [
        'getSubscriptionResult',
        'Read what became of the payment of a subscription',
      ],
      'GET result/{hash}': ['getLinkedResult', 'Read what became of the order of a signed link'],
    },
  },
  {
    name: 'Subscriptions',
    description: 'What an account has bought: renewal, refund, withdrawal, invoice.',
    basePath: '/api/mms/payment/v1/web/',
    operations: {
      'GET subscription_my': ['listOrders', 'List subscription and orders of the account'],
      'POST subscription_cancel': ['cancelSubscription', 'End the renewal of the subscription'],
      'POST subscription_resume': ['resumeSubscription', 'Renew the subscription again'],
      'POST refund': ['requestRefund', 'Request a refund of an order'],
      'POST withdrawal/request': ['previewWithdrawal', 'Show what a withdrawal would declare'],
      'POST withdrawal/confirm': ['confirmWithdrawal', 'Withdraw from the contract of an order'],
      'GET invoice': ['getInvoice', 'Read the invoice of an order'],
    },
  },
];
