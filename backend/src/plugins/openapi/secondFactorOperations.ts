import type { OperationGroup } from './paymentOperations';

const login = 'POST /api/mms/account/v1/web/login';
const manage = '/api/mms/account/v1/web/second_factor';

export const secondFactorOperations: OperationGroup = {
  name: 'Second factor',
  description: 'Authenticator apps, passkeys and recovery codes of an account.',
  operations: {
    [`${login}/second_step`]: ['takeSecondStep', 'Finish a login with a code or a passkey'],
    [`${login}/second_step_passkey`]: ['askForPasskey', 'Get what a passkey signs for a login'],
    [`GET ${manage}`]: ['getSecondFactor', 'Read which second factors the account has'],
    [`POST ${manage}/begin_totp`]: ['beginTotp', 'Get a secret for an authenticator app'],
    [`POST ${manage}/confirm_totp`]: ['confirmTotp', 'Turn the app on with its first code'],
    [`POST ${manage}/remove_totp`]: ['removeTotp', 'Turn the app off'],
    [`POST ${manage}/begin_passkey`]: ['beginPasskey', 'Get what a new passkey is made from'],
    [`POST ${manage}/add_passkey`]: ['addPasskey', 'Add a passkey'],
    [`POST ${manage}/remove_passkey`]: ['removePasskey', 'Remove a passkey'],
    [`POST ${manage}/recovery_codes`]: ['replaceRecoveryCodes', 'Get new recovery codes'],
  },
};
