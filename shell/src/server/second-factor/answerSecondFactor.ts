import {
  type SecondFactor,
  secondFactorSchema,
} from '@tidegate/contracts/api/second-factor/schemas';
import { secondFactorPath as stateCall } from '@tidegate/contracts/api/second-factor/endpoints';
import { toPrefixedPath } from '../../locale/prefix';
import { sentParameter } from '../forms/pageForms';
import { actionField, createAccountDocument, contentId } from './accountDocument';
import { leadToLogin } from './leadToLogin';
import type { PrivateAnswer, PrivateRequest } from './privateAnswer';
import { findProblemKey } from './findProblemKey';
import { noticeKeys, secondFactorActions, type Step } from './secondFactorActions';
import { listSecondFactorBlocks } from './listSecondFactorBlocks';

interface Outcome extends Step {
  problem?: string;
}

/** Handles `/secondFactor`, the settings of the second factor. */
export async function answerSecondFactor(request: PrivateRequest): Promise<PrivateAnswer> {
  const outcome = request.fields ? await act(request, request.fields) : {};
  const { notice, codes } = outcome;
  if (notice && !codes) return redirectToNotice(request, notice);
  const reply = await request.call(stateCall);
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

function redirectToNotice({ entry }: PrivateRequest, notice: string): PrivateAnswer {
  const { language, device, sitePath } = entry;
  const said = new URLSearchParams({ [sentParameter]: notice });
  const location = `${toPrefixedPath(sitePath, language, device)}?${said.toString()}#${contentId}`;
  return { kind: 'redirect', location, sessionChange: undefined };
}

function show(
  { t, entry, fields, searchParams }: PrivateRequest,
  state: SecondFactor,
  { problem, ...step }: Outcome,
): PrivateAnswer {
  const { language, sitePath: path } = entry;
  const isOn = state.is_totp_on || state.passkeys.length > 0;
  const sent = fields ? (step.notice ?? '') : (searchParams.get(sentParameter) ?? '');
  const done = Object.entries(noticeKeys).find(([name]) => name === sent)?.[1];
  const said = problem ?? done;
  const document = createAccountDocument(
    t,
    { language, path },
    {
      heading: t('secondFactor.heading'),
      lead: isOn ? t('secondFactor.leadOn') : t('secondFactor.leadOff'),
      isAnsweredInPlace: true,
      blocks: listSecondFactorBlocks({ t, language, state, step }),
      ...(said !== undefined && {
        outcome: { tone: problem === undefined ? 'success' : 'caution', text: t(said) },
      }),
    },
  );
  return {
    kind: 'page',
    status: problem === undefined ? 200 : 422,
    document,
    sessionChange: undefined,
  };
}

function showFailure({ t, entry: { language, sitePath: path } }: PrivateRequest): PrivateAnswer {
  const document = createAccountDocument(
    t,
    { language, path },
    {
      heading: t('secondFactor.heading'),
      lead: t('secondFactor.leadOff'),
      isAnsweredInPlace: true,
      blocks: [],
      outcome: { tone: 'caution', text: t('problems.failed') },
    },
  );
  return { kind: 'page', status: 503, document, sessionChange: undefined };
}
