/** The part of the error table for second factors of accounts: 20130 to 20139. */
export const secondFactorErrors = {
  // The password was right; `details` are the input of the second step that completes the login.
  'accounts.secondStepNeeded': {
    httpStatus: 200,
    envelopeCode: 20130,
    message: 'Second step needed.',
  },
  'accounts.wrongSecondFactor': {
    httpStatus: 200,
    envelopeCode: 20131,
    message: 'Incorrect code or passkey.',
  },
  'accounts.secondStepExpired': { httpStatus: 200, envelopeCode: 20132, message: 'Log in again.' },
  'accounts.tooManySecondFactors': {
    httpStatus: 429,
    envelopeCode: 20133,
    message: 'Too many attempts. Try again later.',
  },
  'accounts.notConfirmed': {
    httpStatus: 200,
    envelopeCode: 20134,
    message: 'Incorrect password or code.',
  },
  'accounts.enrolmentExpired': { httpStatus: 200, envelopeCode: 20135, message: 'Begin again.' },
  'accounts.unknownPasskey': { httpStatus: 200, envelopeCode: 20136, message: 'Unknown passkey.' },
  'accounts.secondFactorOff': { httpStatus: 200, envelopeCode: 20137, message: 'It is off.' },
  'accounts.totpAlreadyOn': { httpStatus: 409, envelopeCode: 20138, message: 'It is on.' },
  'accounts.passkeysUnavailable': {
    httpStatus: 409,
    envelopeCode: 20139,
    message: 'No passkey can be added.',
  },
} as const;
