import { profilePath } from '@tidegate/contracts/api/account/endpoints';
import { profileSchema, type Profile } from '@tidegate/contracts/api/account/schemas';
import { toPrefixedPath } from '../../locale/prefix';
import type { FormOutcome } from '../../pages/sections/forms/formSection';
import type { SecondFactorContent } from '../../pages/secondFactorContent';
import { sentParameter } from '../forms/pageForms';
import { createAccountDocument } from '../second-factor/accountDocument';
import { leadToLogin } from '../second-factor/leadToLogin';
import type { PrivateAnswer, PrivateRequest } from '../second-factor/privateAnswer';
import { askForCode, askForEmail, showEmail } from './emailBlocks';
import { type EmailStep, takeEmailStep } from './takeEmailStep';

const contentId = 'email';

/** Handles `/email`, which adds an email address to an account without one. */
export async function answerEmail(request: PrivateRequest): Promise<PrivateAnswer> {
  const { call, entry, fields, searchParams, t } = request;
  const sent = searchParams.get(sentParameter);
  const step = fields ? await takeEmailStep(request, fields) : { isAsked: sent === 'code' };
  if (step.isBound) {
    const path = toPrefixedPath(entry.sitePath, entry.language, entry.device);
    const location = `${path}?${sentParameter}=bound#${contentId}`;
    return { kind: 'redirect', location, sessionChange: undefined };
  }
  const reply = await call(profilePath);
  const login = leadToLogin(request, reply);
  if (login) return login;
  const profile = profileSchema.safeParse(reply.data).data;
  if (!profile) {
    return show(request, 503, { outcome: { tone: 'caution', text: t('problems.failed') } });
  }
  const { email } = profile;
  if (email !== null) return showBound(request, { ...profile, email });
  return showForm(request, step);
}

function showBound(request: PrivateRequest, profile: Profile & { email: string }): PrivateAnswer {
  const { searchParams, t } = request;
  const isNew = searchParams.get(sentParameter) === 'bound';
  return show(request, 200, {
    blocks: [showEmail(t, profile)],
    ...(isNew && { outcome: { tone: 'success', text: t('accountEmail.added') } }),
  });
}

function showForm(request: PrivateRequest, step: EmailStep): PrivateAnswer {
  const { t } = request;
  const { isAsked, email, emailProblem, codeProblem, problem } = step;
  const isWrong = [emailProblem, codeProblem, problem].some((key) => key !== undefined);
  const outcome = findOutcome();
  return show(request, isWrong ? 422 : 200, {
    blocks: [isAsked ? askForCode(t, step) : askForEmail(t, step)],
    ...(outcome && { outcome }),
  });

  function findOutcome(): FormOutcome | undefined {
    if (problem !== undefined) return { tone: 'caution', text: t(problem) };
    const isSent = email !== undefined && isAsked && !isWrong;
    return isSent ? { tone: 'success', text: t('accountEmail.sent', { email }) } : undefined;
  }
}

function show(
  { t, entry: { language, sitePath: path } }: PrivateRequest,
  status: number,
  { blocks = [], ...shown }: Partial<Pick<SecondFactorContent, 'blocks' | 'outcome'>>,
): PrivateAnswer {
  const document = createAccountDocument(
    t,
    { language, path },
    {
      ...shown,
      blocks,
      id: contentId,
      heading: t('accountEmail.heading'),
      lead: t('accountEmail.lead'),
      // Only a full page load puts the new email address into the user state.
      isAnsweredInPlace: false,
    },
  );
  return { kind: 'page', status, document, sessionChange: undefined };
}
