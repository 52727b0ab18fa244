import type { FastifyRequest } from 'fastify';
import { emailPath, secondStepPath } from '../../routes/paths/accountPaths';
import { answerEmail } from '../account-email/answerEmail';
import type { Backend } from '../backend-client/backend';
import type { EdgeMessages } from '../forms/loadEdgeMessages';
import { readFormValues } from '../http/formBody';
import { readAddress } from '../http/requestOrigin';
import { readChallenge } from '../http/sessionCookie';
import { toVisitorCall } from '../backend-client/toVisitorCall';
import { answerSecondFactor } from './answerSecondFactor';
import { answerSecondStep } from './answerSecondStep';
import { createAccountCalls } from './createAccountCalls';
import type { PrivateAnswer, PrivateRequest } from './privateAnswer';

export type AnswerSecondFactor = (
  request: FastifyRequest,
  entry: PrivateRequest['entry'],
) => Promise<PrivateAnswer>;

const answers: Readonly<Record<string, (request: PrivateRequest) => Promise<PrivateAnswer>>> = {
  [emailPath]: answerEmail,
  [secondStepPath]: answerSecondStep,
};

/** Pages that show codes and secrets. They contain no remote, so no release can read them. */
export function createSecondFactorPages({
  backend,
  edgeMessages,
}: {
  backend: Backend;
  edgeMessages: EdgeMessages;
}): AnswerSecondFactor {
  return (request, entry) => {
    const { searchParams } = readAddress(request);
    const answer = answers[entry.sitePath] ?? answerSecondFactor;
    return answer({
      ...{ entry, searchParams },
      fields: request.method === 'POST' ? readFormValues(request.body) : undefined,
      challenge: readChallenge(request),
      call: createAccountCalls(backend, toVisitorCall(request)),
      t: edgeMessages[entry.language],
    });
  };
}
