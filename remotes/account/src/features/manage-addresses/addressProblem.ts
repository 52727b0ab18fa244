import type { PasswordNeed } from '../../shared/withRecentLogin';

export type AddressRefusal = 'invalid' | 'notPublic' | 'repeated' | 'unreachable' | 'unexpected';

export interface AddressProblem {
  form: 'address' | 'resolvers';
  /** Absent if the current password is required first. */
  refusal?: AddressRefusal;
  need?: PasswordNeed;
  /** Null if the call itself failed. */
  field: number | null;
  values: readonly string[];
}
