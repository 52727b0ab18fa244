import { refusal } from './errorMeaning';

/** The part of the error table for second factors of accounts: 20130 to 20139. */
export const secondFactorErrors = {
  // The password was right; `details` are the input of the second step that completes the login.
  'accounts.secondStepNeeded': refusal(200, 20130, 'Second step needed.'),
  'accounts.wrongSecondFactor': refusal(200, 20131, 'Incorrect code or passkey.'),
  'accounts.secondStepExpired': refusal(200, 20132, 'Log in again.'),
  'accounts.tooManySecondFactors': refusal(429, 20133, 'Too many attempts. Try again later.'),
  'accounts.notConfirmed': refusal(200, 20134, 'Incorrect password or code.'),
  'accounts.enrolmentExpired': refusal(200, 20135, 'Begin again.'),
  'accounts.unknownPasskey': refusal(200, 20136, 'Unknown passkey.'),
  'accounts.secondFactorOff': refusal(200, 20137, 'It is off.'),
  'accounts.totpAlreadyOn': refusal(409, 20138, 'It is on.'),
  'accounts.passkeysUnavailable': refusal(409, 20139, 'No passkey can be added.'),
};
