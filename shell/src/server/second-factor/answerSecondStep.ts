import { requestPasskeyReplySchema } from '@tidegate/contracts/api/second-factor/schemas';
import {
  secondStepPasskeyPath,
  secondStepPath as finishPath,
} from '@tidegate/contracts/api/second-factor/endpoints';
import { errorTable } from '@tidegate/contracts/errors/errors';
import { toPrefixedPath } from '../../locale/prefix';
import { passkeyField } from '../../pages/sections/forms/formMarks';
import type { SecondFactorContent } from '../../pages/secondFactorContent';
import { parseJson } from '../reading/parseJson';
import { findProblemKey } from './findProblemKey';
import type { PrivateAnswer, PrivateRequest } from './privateAnswer';
import { actionField, showAccountPage } from './showAccountPage';
import { listExpiredBlocks, listSecondStepBlocks } from './secondStepBlocks';

const defaultTarget = '/myAccount';
const expiredCode = errorTable['accounts.secondStepExpired'].envelopeCode;
/** Starts with one slash and contains no double slash, backslash or control character. */
const plainPath = /^\/(?!.*\/\/)[^\\\p{Cc}]*$/u;

/** Handles `/secondStep`, which asks for a code or passkey after the password. */
export async function answerSecondStep(request: PrivateRequest): Promise<PrivateAnswer> {
  const { call, challenge, entry, fields, searchParams } = request;
  if (challenge === undefined) return showExpired(request);
  if (!fields) return showForms(request, challenge, {});
  const passkey = parseJson(fields[passkeyField] ?? '');
  const isPasskey = fields[actionField] === 'passkey';
  if (isPasskey && passkey === undefined) {
    return showForms(request, challenge, { problem: 'secondFactor.problems.needsScript' });
  }
  const proof = isPasskey ? { passkey } : { code: fields['code'] ?? '' };
  const { language, device } = entry;
  const { code, sessionChange } = await call(finishPath, { challenge, language, ...proof });
  if (code === 200) {
    const redirect = searchParams.get('redirect') ?? '';
    const target = plainPath.test(redirect) ? redirect : defaultTarget;
    return { kind: 'redirect', location: toPrefixedPath(target, language, device), sessionChange };
  }
  if (code === expiredCode) return showExpired(request);
  const key = findProblemKey(code);
  return showForms(request, challenge, isPasskey ? { problem: key } : { codeProblem: key });
}

interface Problems {
  problem?: string | undefined;
  codeProblem?: string | undefined;
}

async function showForms(
  request: PrivateRequest,
  challenge: string,
  { problem, codeProblem }: Problems,
): Promise<PrivateAnswer> {
  const { call, t } = request;
  const reply = await call(secondStepPasskeyPath, { challenge });
  if (reply.code === expiredCode) return showExpired(request);
  const requested = requestPasskeyReplySchema.safeParse({ ...reply, message: '' }).data?.data;
  const passkeyOptions = requested?.options ? JSON.stringify(requested.options) : undefined;
  const blocks = listSecondStepBlocks(t, { passkeyOptions, codeProblem });
  return show(request, (problem ?? codeProblem) === undefined ? 200 : 422, {
    blocks,
    ...(problem !== undefined && { outcome: { tone: 'caution', text: t(problem) } }),
  });
}

function showExpired(request: PrivateRequest): PrivateAnswer {
  return show(request, 200, { blocks: listExpiredBlocks(request.t) });
}

function show(
  request: PrivateRequest,
  status: number,
  shown: Pick<SecondFactorContent, 'blocks' | 'outcome'>,
): PrivateAnswer {
  const { t } = request;
  return showAccountPage(request, status, {
    ...shown,
    id: 'second-factor',
    heading: t('secondFactor.step.heading'),
    lead: t('secondFactor.step.lead'),
  });
}
