export const contactPath = '/api/mms/report/v1/contact_us';
export const subscribePath = '/api/mms/newsletter/v1/subscribe';
export const confirmSubscriptionPath = '/api/mms/newsletter/v1/confirm';
export const unsubscribePath = '/api/mms/newsletter/v1/unsubscribe';
export const requestStudentCodePath = '/api/mms/students/v1/request';
export const claimStudentCodePath = '/api/mms/students/v1/confirm';

export const contactLimits = { name: 100, email: 254, inquiry: 5000 } as const;
