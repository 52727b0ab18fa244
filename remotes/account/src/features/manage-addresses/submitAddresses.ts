import { findMeaning, isUnreachable, type CallError } from '@tidegate/contracts/errors/callError';
import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remotes/remoteModule';
import { redirectToNotice } from '../../shared/notices';
import { readText } from '../../shared/readText';
import { settingsApi } from '../../shared/settingsApi';
import { withRecentLogin } from '../../shared/withRecentLogin';
import type { AddressProblem, AddressRefusal } from './addressProblem';

/** Handles all forms of the page; the `intent` of the pressed button selects the action. */
export async function submitAddresses(
  context: RemoteContext,
  form: FormData,
): Promise<SubmitResult<AddressProblem>> {
  const change = readChange(context, form);
  const { error, need } = await withRecentLogin(context, form, change.call);
  const { form: name, values } = change;
  if (need) return { status: 'refused', problem: { form: name, need, field: null, values } };
  return error ? refuse(change, error) : redirectToNotice('/myAccount/dnsSettings', 'saved');
}

interface SettingChange extends Pick<AddressProblem, 'form' | 'values'> {
  /** The fields whose values are sent, in the order of the call's positions. */
  sent: readonly number[];
  call: () => Promise<{ error?: CallError | undefined }>;
}

function readChange({ dispatch }: RemoteContext, form: FormData): SettingChange {
  const { accountBindIp, accountRemoveIp, accountSetDns } = settingsApi.endpoints;
  const untracked = { track: false } as const;
  const values = form
    .getAll('address')
    .map((value) => (typeof value === 'string' ? value.trim() : ''));

  if (form.get('intent') === 'remove') {
    const call = () => dispatch(accountRemoveIp.initiate(undefined, untracked));
    return { form: 'address', values: [], sent: [], call };
  }
  const current = readText(form, 'current');
  if (current || form.get('intent') === 'bind') {
    const ip = current || (values[0] ?? '');
    const call = () => dispatch(accountBindIp.initiate({ ip }, untracked));
    return { form: 'address', values: [ip], sent: [0], call };
  }
  const sent = [...values.keys()].filter((field) => values[field] !== '');
  const resolvers = values.filter((value) => value !== '');
  const call = () => dispatch(accountSetDns.initiate({ resolvers }, untracked));
  return { form: 'resolvers', values, sent, call };
}

function refuse(
  { form, values, sent }: SettingChange,
  error: CallError,
): SubmitResult<AddressProblem> {
  const refusal = toRefusal(error);
  const position = 'details' in error ? error.details['position'] : undefined;
  const isAboutField = refusal !== 'unreachable' && refusal !== 'unexpected';
  const field = isAboutField ? (sent[Number(position ?? 0)] ?? null) : null;
  return { status: 'refused', problem: { form, refusal, field, values } };
}

function toRefusal(error: CallError): AddressRefusal {
  if (isUnreachable(error)) return 'unreachable';
  return findMeaning(error, refusals) ?? 'unexpected';
}

const refusals = {
  'addresses.invalid': 'invalid',
  'addresses.notPublic': 'notPublic',
  'addresses.repeated': 'repeated',
  // The value is longer than any address.
  'requests.invalid': 'invalid',
} as const;
