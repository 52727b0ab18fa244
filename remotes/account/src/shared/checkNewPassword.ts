import { findPasswordViolations } from '@tidegate/contracts/visitors/passwordRule';
import { describeViolations, type FieldErrors, type ProblemName } from './passwordProblem';
import { readText } from './readText';

/** Validates a new password and its repetition before anything is sent. */
export function checkNewPassword(form: FormData, ifMissing: ProblemName): FieldErrors {
  const password = readText(form, 'password');
  const confirmation = readText(form, 'confirmation');
  const violation = password ? describeViolations(findPasswordViolations(password)) : ifMissing;
  const errors: FieldErrors = violation ? { password: violation } : {};
  if (!confirmation) errors.confirmation = 'confirmationMissing';
  else if (confirmation !== password) errors.confirmation = 'confirmationDifferent';
  return errors;
}
