import type { EnvelopeCode } from '@tidegate/contracts/errors';
import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remoteModule';
import { isUnreachable, type CallError } from '../../shared/failure';
import { redirectToNotice } from '../../shared/notices';
import { readText } from '../../shared/readText';
import { settingsApi } from '../../shared/settingsApi';
import type { AddressProblem, AddressRefusal } from './addressProblem';

/** The forms of the page: each button says by its `intent` what it is for. */
export async function submitAddresses(
  { dispatch }: RemoteContext,
  form: FormData,
): Promise<SubmitResult<AddressProblem>> {
  const { accountBindIp, accountRemoveIp, accountSetDns } = settingsApi.endpoints;
  const values = form
    .getAll('address')
    .map((value) => (typeof value === 'string' ? value.trim() : ''));
  const untracked = { track: false } as const;

  if (form.get('intent') === 'remove') {
    const { error } = await dispatch(accountRemoveIp.initiate(undefined, untracked));
    return error ? refuse('address', error, [], []) : saved;
  }
  const current = readText(form, 'current');
  if (current || form.get('intent') === 'bind') {
    const ip = current || (values[0] ?? '');
    const { error } = await dispatch(accountBindIp.initiate({ ip }, untracked));
    return error ? refuse('address', error, [ip], [0]) : saved;
  }
  const filled = [...values.keys()].filter((field) => values[field] !== '');
  const resolvers = values.filter((value) => value !== '');
  const { error } = await dispatch(accountSetDns.initiate({ resolvers }, untracked));
  return error ? refuse('resolvers', error, values, filled) : saved;
}

const saved = redirectToNotice('/myAccount/dnsSettings', 'saved');

/** `sent` holds the fields whose values were sent, in the order of the call's positions. */
function refuse(
  form: AddressProblem['form'],
  error: CallError,
  values: readonly string[],
  sent: readonly number[],
): SubmitResult<AddressProblem> {
  const refusal = toRefusal(error);
  const position = 'details' in error ? error.details['position'] : undefined;
  const isAboutField = refusal !== 'unreachable' && refusal !== 'unexpected';
  const field = isAboutField ? (sent[Number(position ?? 0)] ?? null) : null;
  return { status: 'refused', problem: { form, refusal, field, values } };
}

function toRefusal(error: CallError): AddressRefusal {
  if (isUnreachable(error)) return 'unreachable';
  const known = refusals.find((one) => 'code' in error && one.code === error.code);
  return known?.meaning ?? 'unexpected';
}

const refusals = [
  { code: 20861 satisfies EnvelopeCode<'addresses.invalid'>, meaning: 'invalid' },
  { code: 20862 satisfies EnvelopeCode<'addresses.notPublic'>, meaning: 'notPublic' },
  { code: 20863 satisfies EnvelopeCode<'addresses.repeated'>, meaning: 'repeated' },
  // Longer than any address.
  { code: 422 satisfies EnvelopeCode<'requests.invalid'>, meaning: 'invalid' },
] as const;
