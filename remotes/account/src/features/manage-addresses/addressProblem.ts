export type AddressRefusal = 'invalid' | 'notPublic' | 'repeated' | 'unreachable' | 'unexpected';

/** Why an address was not taken; what was typed goes back into its fields. */
export interface AddressProblem {
  form: 'address' | 'resolvers';
  refusal: AddressRefusal;
  /** Which of the fields it is about; none where the call itself failed. */
  field: number | null;
  values: readonly string[];
}
