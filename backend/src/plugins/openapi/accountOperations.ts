import type { OperationTable } from './operationTable';

export const accountOperations: readonly OperationTable[] = [
  {
    name: 'Accounts',
    description: 'Signing up and in, passwords, and what an account knows of itself.',
    basePath: '/api/mms/account/v1/',
    operations: {
      'POST web/anonymous_signup': ['signUp', 'Open an account'],
      'POST web/email/request': [
        'requestEmailCode',
        'Send a code to an address that is to be bound',
      ],
      'POST web/email/bind': ['bindEmail', 'Bind an address to an account that has none'],
      'POST web/login': ['logIn', 'Log in, and get a session token'],
      'POST web/reauthenticate': [
        'reauthenticate',
        'Type the password again, and get a new session token',
      ],
      'GET web/export': ['exportAccount', 'Read all that is kept of the account'],
      'POST web/delete': ['deleteAccount', 'Delete the account'],
      'POST web/logout': ['logOut', 'End the session of the call'],
      'GET web/profile': ['getProfile', 'Read the account and its subscription'],
      'POST web/set_password': ['setPassword', 'Set the first password of an account'],
      'POST web/change_password': ['changePassword', 'Replace the password by a new one'],
      'POST web/reset_password': ['resetPassword', 'Set a password with the code of an email'],
      'POST verification/request': ['requestVerification', 'Send a verification code by email'],
      'POST verification/validate': [
        'validateVerification',
        'Exchange a verification code for a ticket',
      ],
    },
  },
  {
    name: 'Second factor',
    description: 'Authenticator apps, passkeys and recovery codes of an account.',
    basePath: '/api/mms/account/v1/web/',
    operations: {
      'POST login/second_step': ['takeSecondStep', 'Finish a login with a code or a passkey'],
      'POST login/second_step_passkey': ['askForPasskey', 'Get what a passkey signs for a login'],
      'GET second_factor': ['getSecondFactor', 'Read which second factors the account has'],
      'POST second_factor/begin_totp': ['beginTotp', 'Get a secret for an authenticator app'],
      'POST second_factor/confirm_totp': ['confirmTotp', 'Turn the app on with its first code'],
      'POST second_factor/remove_totp': ['removeTotp', 'Turn the app off'],
      'POST second_factor/begin_passkey': ['beginPasskey', 'Get what a new passkey is made from'],
      'POST second_factor/add_passkey': ['addPasskey', 'Add a passkey'],
      'POST second_factor/remove_passkey': ['removePasskey', 'Remove a passkey'],
      'POST second_factor/recovery_codes': ['replaceRecoveryCodes', 'Get new recovery codes'],
    },
  },
  {
    name: 'Sessions and devices',
    description: 'Where an account is logged in.',
    basePath: '/api/mms/account/v1/web/',
    operations: {
      'GET session/list': ['listSessions', 'List the sessions of the account'],
      'POST session/end': ['endSession', 'End one session of the account'],
      'POST session/end_others': ['endOtherSessions', 'End all sessions but that of the call'],
      'GET device/list': ['listDevices', 'List the devices of the account'],
      'POST device/unbind': ['unbindDevice', 'Free the place of a device'],
    },
  },
  {
    name: 'Addresses',
    description: 'The bound address and the resolvers of an account, and where a visitor is.',
    basePath: '/api/mms/account/v1/',
    operations: {
      'POST web/user_ip/query': [
        'getBoundAddress',
        'Read the bound address, and that of the caller',
      ],
      'POST web/user_ip/bind': ['bindAddress', 'Bind an address to the account'],
      'POST web/user_ip/remove': ['removeBoundAddress', 'Remove the bound address'],
      'GET web/dns_settings': ['getDnsSettings', 'Read the resolvers of the account'],
      'POST web/dns_settings': ['setDnsSettings', 'Replace the resolvers of the account'],
      'POST geo_info': ['getGeoInfo', 'Locate an address, or the caller'],
      'GET stun_servers': ['listStunServers', 'List the servers of the WebRTC leak test'],
    },
  },
];
