import { isDeepStrictEqual } from 'node:util';
import { refusalSchema } from '@tidegate/contracts/errors/envelopeSchema';
import type { CallRow } from './callRow';
import type { Probe } from './probes';
import type { Answer } from './sendCall';

const internals = /node_modules|\bat \S+ \(|\.ts\b|select |insert |FST_|ECONN/;

const keyInFlight = 20616;

type Check = readonly [isRight: boolean, fault: string];

// Single expectations would be slow, because Playwright records a stack for each passing one.
function listFaults(what: string, { status, code, text }: Answer, checks: readonly Check[]) {
  const received = `${status} ${code} ${text.slice(0, 300)}`;
  return checks
    .filter(([isRight]) => !isRight)
    .map(([, fault]) => `${what}: ${fault}: ${received}`);
}

/** All refusals of the API share one format. */
export function findRefusalFaults(answer: Answer, what: string): string[] {
  const { status, body, text, headers } = answer;
  const refusal = refusalSchema.safeParse(body);
  return listFaults(what, answer, [
    [status < 500, 'an error of the server'],
    [status !== 403, 'ends a session'],
    [refusal.success, 'no refusal'],
    [headers.get('x-request-id') === refusal.data?.error.request_id, 'names another request'],
    [headers.get('cache-control') === 'no-store', 'may be cached'],
    [!internals.test(text), 'reveals internals'],
  ]);
}

function findDoneFaults({ reply }: CallRow, answer: Answer, what: string): string[] {
  const { status, body, code, headers } = answer;
  const { error } = reply.safeParse(body);
  return listFaults(what, answer, [
    [status === 200 && code === 200, 'not done'],
    [error === undefined, `not as the contract says (${String(error)})`],
    [/^application\/json/.test(headers.get('content-type') ?? ''), 'no JSON'],
    [/^[0-9a-f-]{36}$/.test(headers.get('x-request-id') ?? ''), 'names no request'],
    [Boolean(headers.get('cache-control')), 'does not state how long it may be cached'],
  ]);
}

export function findFaults(
  row: CallRow,
  { what, outcome }: Pick<Probe, 'what' | 'outcome'>,
  answer: Answer,
): string[] {
  if (outcome.kind === 'done') return findDoneFaults(row, answer, what);
  if (outcome.kind === 'anything') {
    return listFaults(what, answer, [[answer.status < 500, 'an error of the server']]);
  }
  const { status = answer.status, code = answer.code, allows } = outcome;
  const allowed = answer.headers.get('allow')?.split(', ') ?? [];
  return [
    ...findRefusalFaults(answer, what),
    ...listFaults(what, answer, [
      [answer.status === status && answer.code === code, `not ${status} ${code}`],
      [allows === undefined || allowed.includes(allows), `allows ${allowed.join()}`],
    ]),
  ];
}

/** Of two identical calls, both succeed, or one succeeds and the other gets the code `again`. */
export function findPairFaults(row: CallRow, answers: [Answer, Answer], what: string): string[] {
  const { again = 200, repeatsReply = false } = row;
  const codes = answers.map(({ code }) => code);
  const done = answers.filter(({ code }) => code === 200);
  const [first, second = first] = done.map(({ body }) => body);
  const fits = again === 200 || isDeepStrictEqual(codes.toSorted(), [200, again]);
  return [
    ...answers.flatMap((answer) =>
      answer.code === 200 ? findDoneFaults(row, answer, what) : findRefusalFaults(answer, what),
    ),
    ...listFaults(`${what}, ${codes.join()}`, answers[1], [
      [codes.every((code) => [again, keyInFlight, 200].includes(code)), 'another code'],
      [done.length > 0 && fits, 'not done once'],
      [!repeatsReply || isDeepStrictEqual(second, first), 'is another reply'],
    ]),
  ];
}
