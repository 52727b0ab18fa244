import { secondFactorPath as stateCall } from '@tidegate/contracts/api/second-factor/endpoints';
import {
  type SecondFactor,
  secondFactorSchema,
} from '@tidegate/contracts/api/second-factor/schemas';
import { sentParameter, toSentAddress } from '../forms/toSentAddress';
import { findProblemKey } from './findProblemKey';
import { leadToLogin } from './leadToLogin';
import { listSecondFactorBlocks } from './listSecondFactorBlocks';
import type { PrivateAnswer, PrivateRequest } from './privateAnswer';
import { noticeKeys, secondFactorActions, type Step } from './secondFactorActions';
import { actionField, showAccountPage } from './showAccountPage';

const id = 'second-factor';

interface Outcome extends Step {
  problem?: string;
}

/** Handles `/secondFactor`, the settings of the second factor. */
export async function answerSecondFactor(request: PrivateRequest): Promise<PrivateAnswer> {
  const { fields, entry, call } = request;
  const outcome = fields ? await act(request, fields) : {};
  const { notice, codes } = outcome;
  if (notice && !codes) return { kind: 'redirect', location: toSentAddress(entry, notice, id) };
  const reply = await call(stateCall);
  const login = leadToLogin(request, reply);
  if (login) return login;
  const state = secondFactorSchema.safeParse(reply.data).data;
  return state ? show(request, state, outcome) : showFailure(request);
}

async function act(
  { call, entry: { language } }: PrivateRequest,
  fields: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const name = fields[actionField] ?? '';
  const action = Object.hasOwn(secondFactorActions, name) ? secondFactorActions[name] : undefined;
  if (!action) return { problem: 'problems.failed' };
  const body = action.toBody(fields);
  if (!body) return { problem: 'secondFactor.problems.needsScript' };
  const { code, data } = await call(action.path, { ...body, language });
  const problem = findProblemKey(code);
  if (problem !== undefined) return { ...action.keep?.(fields), problem };
  return code === 200 ? action.toStep(data, fields) : {};
}

function show(
  request: PrivateRequest,
  state: SecondFactor,
  { problem, ...step }: Outcome,
): PrivateAnswer {
  const { t, entry, fields, searchParams } = request;
  const isOn = state.is_totp_on || state.passkeys.length > 0;
  const sent = fields ? (step.notice ?? '') : (searchParams.get(sentParameter) ?? '');
  const done = Object.entries(noticeKeys).find(([name]) => name === sent)?.[1];
  const messageKey = problem ?? done;
  return showAccountPage(request, problem === undefined ? 200 : 422, {
    id,
    heading: t('secondFactor.heading'),
    lead: isOn ? t('secondFactor.leadOn') : t('secondFactor.leadOff'),
    isAnsweredInPlace: true,
    blocks: listSecondFactorBlocks({ t, language: entry.language, state, step }),
    ...(messageKey !== undefined && {
      outcome: { tone: problem === undefined ? 'success' : 'caution', text: t(messageKey) },
    }),
  });
}

function showFailure(request: PrivateRequest): PrivateAnswer {
  const { t } = request;
  return showAccountPage(request, 503, {
    ...{ id, heading: t('secondFactor.heading'), lead: t('secondFactor.leadOff') },
    isAnsweredInPlace: true,
    outcome: { tone: 'caution', text: t('problems.failed') },
  });
}
