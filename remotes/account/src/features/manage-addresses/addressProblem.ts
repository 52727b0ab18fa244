import type { PasswordNeed } from '../../shared/withRecentLogin';

export type AddressRefusal = 'invalid' | 'notPublic' | 'repeated' | 'unreachable' | 'unexpected';

/** Why an address was not taken; what was typed goes back into its fields. */
export interface AddressProblem {
  form: 'address' | 'resolvers';
  /** Absent where the current password is needed first. */
  refusal?: AddressRefusal;
  need?: PasswordNeed;
  /** Which of the fields it is about; none where the call itself failed. */
  field: number | null;
  values: readonly string[];
}
