import { profilePath } from '@tidegate/contracts/api/account/endpoints';
import { profileSchema, type Profile } from '@tidegate/contracts/api/account/schemas';
import type { FormOutcome } from '../../pages/sections/forms/formSection';
import type { SecondFactorContent } from '../../pages/secondFactorContent';
import { sentParameter, toSentAddress } from '../forms/toSentAddress';
import { leadToLogin } from '../second-factor/leadToLogin';
import type { PrivateAnswer, PrivateRequest } from '../second-factor/privateAnswer';
import { showAccountPage } from '../second-factor/showAccountPage';
import { requestCode, requestEmail, showEmail } from './emailBlocks';
import { type EmailStep, takeEmailStep } from './takeEmailStep';

const id = 'email';

/** Handles `/email`, which adds an email address to an account without one. */
export async function answerEmail(request: PrivateRequest): Promise<PrivateAnswer> {
  const { call, entry, fields, searchParams, t } = request;
  const sent = searchParams.get(sentParameter);
  const step = fields ? await takeEmailStep(request, fields) : { isRequested: sent === 'code' };
  if (step.isBound) return { kind: 'redirect', location: toSentAddress(entry, 'bound', id) };
  const reply = await call(profilePath);
  const login = leadToLogin(request, reply);
  if (login) return login;
  const profile = profileSchema.safeParse(reply.data).data;
  if (!profile) {
    return show(request, 503, [], { tone: 'caution', text: t('problems.failed') });
  }
  const { email } = profile;
  return email === null ? showForm(request, step) : showBound(request, { ...profile, email });
}

function showBound(request: PrivateRequest, profile: Profile & { email: string }): PrivateAnswer {
  const { searchParams, t } = request;
  const isNew = searchParams.get(sentParameter) === 'bound';
  const outcome = { tone: 'success', text: t('accountEmail.added') } as const;
  return show(request, 200, [showEmail(t, profile)], isNew ? outcome : undefined);
}

function showForm(request: PrivateRequest, step: EmailStep): PrivateAnswer {
  const { t } = request;
  const { isRequested, email, emailProblem, codeProblem, problem } = step;
  const isWrong = [emailProblem, codeProblem, problem].some((key) => key !== undefined);
  const block = isRequested ? requestCode(t, step) : requestEmail(t, step);
  return show(request, isWrong ? 422 : 200, [block], findOutcome());

  function findOutcome(): FormOutcome | undefined {
    if (problem !== undefined) return { tone: 'caution', text: t(problem) };
    const isSent = email !== undefined && isRequested && !isWrong;
    return isSent ? { tone: 'success', text: t('accountEmail.sent', { email }) } : undefined;
  }
}

/** Not answered in place: only a full page load puts the new address into the user state. */
function show(
  request: PrivateRequest,
  status: number,
  blocks: SecondFactorContent['blocks'],
  outcome: FormOutcome | undefined,
): PrivateAnswer {
  const { t } = request;
  return showAccountPage(request, status, {
    ...{ id, blocks, heading: t('accountEmail.heading'), lead: t('accountEmail.lead') },
    ...(outcome && { outcome }),
  });
}
