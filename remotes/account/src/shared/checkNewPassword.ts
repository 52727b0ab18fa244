import { findPasswordFlaws } from '@tidegate/contracts/visitors/passwordRule';
import { describeFlaws, type FieldErrors, type ProblemName } from './passwordProblem';
import { readText } from './readText';

/** Validates a new password and its repetition before anything is sent. */
export function checkNewPassword(form: FormData, ifMissing: ProblemName): FieldErrors {
  const password = readText(form, 'password');
  const confirmation = readText(form, 'confirmation');
  const flaw = password ? describeFlaws(findPasswordFlaws(password)) : ifMissing;
  const errors: FieldErrors = flaw ? { password: flaw } : {};
  if (!confirmation) errors.confirmation = 'confirmationMissing';
  else if (confirmation !== password) errors.confirmation = 'confirmationDifferent';
  return errors;
}
