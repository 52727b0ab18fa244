const login = '/api/mms/account/v1/web/login';
export const secondStepPath = `${login}/second_step`;
export const secondStepPasskeyPath = `${login}/second_step_passkey`;

const manage = '/api/mms/account/v1/web/second_factor';
export const secondFactorPath = manage;
export const beginTotpPath = `${manage}/begin_totp`;
export const confirmTotpPath = `${manage}/confirm_totp`;
export const removeTotpPath = `${manage}/remove_totp`;
export const beginPasskeyPath = `${manage}/begin_passkey`;
export const addPasskeyPath = `${manage}/add_passkey`;
export const removePasskeyPath = `${manage}/remove_passkey`;
export const replaceRecoveryCodesPath = `${manage}/recovery_codes`;

export const maxPasskeys = 10;
export const passkeyNameLength = 64;
