import {
  decideRegion,
  PageMoved,
  SessionRequired,
  submitForm,
} from '../../../remotes/regions/decideRegion';
import type { ReadyRegion, Region } from '../../../remotes/regions/region';
import { toFault } from '../../../remotes/RemoteFaultError';
import type { Submission } from '../../../routes/pageLoader';
import type { FragmentRequest } from '../../fragments/protocol/fragmentRequest';
import type { DefineRelease } from './evaluateRelease';
import { openFragment, type Fragment, type Outside } from './openFragment';
import { prerenderRegion } from './prerenderRegion';
import type { SentReply } from './received';

const never = new AbortController().signal;

async function submit({ request: { form = [] }, accepted, location }: Fragment) {
  const fields = new FormData();
  for (const [name, value] of form) fields.append(name, value);
  return submitForm(accepted, location, fields, never);
}

async function decide(fragment: Fragment): Promise<Region | SentReply> {
  const { request, accepted, location } = fragment;
  try {
    return await decideRegion(accepted, location, request.slot, never, (load) => load());
  } catch (error) {
    if (error instanceof SessionRequired) return { status: 'loginNeeded' };
    if (error instanceof PageMoved) return { status: 'moved', to: error.to };
    throw error;
  }
}

function describeState({ store, accepted: { module } }: Fragment) {
  const state: Readonly<Record<string, unknown>> = { ...store.getState() };
  const { slice, name } = module;
  return {
    ...(slice && { slice: { version: slice.version, state: state[name] } }),
    ...('siteApi' in state && { api: state['siteApi'] }),
  };
}

function listWordKeys({ accepted: { module } }: Fragment) {
  const keys = module.slots.map(({ messages }) => messages);
  return keys.includes(undefined) ? {} : { wordKeys: keys.flatMap((each) => each ?? []) };
}

function describeRegion({
  status: _,
  remote: __,
  version: ___,
  page: ____,
  ...region
}: ReadyRegion) {
  return region;
}

async function createReply(fragment: Fragment): Promise<SentReply> {
  const { request, dispatched } = fragment;
  let submission: Submission | undefined;
  if (request.form) {
    const result = await submit(fragment);
    if (!result) return { status: 'methodNotAllowed' };
    if (result.status === 'redirect') return result;
    submission = result;
  }
  const decided = await decide(fragment);
  if (decided.status !== 'ready') return decided;
  return {
    status: 'rendered',
    region: describeRegion(decided),
    html: await prerenderRegion(fragment, decided, submission),
    ...describeState(fragment),
    dispatched,
    ...(submission && { submission }),
    ...(request.slot && listWordKeys(fragment)),
  };
}

export async function renderFragment(
  request: FragmentRequest,
  define: DefineRelease | undefined,
  outside: Outside,
): Promise<void> {
  try {
    const reply = await createReply(openFragment(request, define, outside));
    outside.send({ type: 'replied', reply });
  } catch (error) {
    const { code, message } = toFault(error, request, 'remotes.threwAtLoad');
    outside.send({ type: 'failed', code, message });
  }
}
