export const loginPath = '/api/mms/account/v1/web/login';
export const logoutPath = '/api/mms/account/v1/web/logout';
export const reauthenticatePath = '/api/mms/account/v1/web/reauthenticate';
export const profilePath = '/api/mms/account/v1/web/profile';
export const anonymousSignupPath = '/api/mms/account/v1/web/anonymous_signup';
export const requestEmailCodePath = '/api/mms/account/v1/web/email/request';
export const bindEmailPath = '/api/mms/account/v1/web/email/bind';
export const exportAccountPath = '/api/mms/account/v1/web/export';
export const deleteAccountPath = '/api/mms/account/v1/web/delete';
export const requestVerificationPath = '/api/mms/account/v1/verification/request';
export const validateVerificationPath = '/api/mms/account/v1/verification/validate';
export const resetPasswordPath = '/api/mms/account/v1/web/reset_password';
export const changePasswordPath = '/api/mms/account/v1/web/change_password';
export const setPasswordPath = '/api/mms/account/v1/web/set_password';

/** The purposes of an emailed verification code. */
export const verificationPurposes = ['reset_password'] as const;

export type VerificationPurpose = (typeof verificationPurposes)[number];
