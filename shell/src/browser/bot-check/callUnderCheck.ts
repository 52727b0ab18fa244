import {
  botCheckField,
  defaultBotCheckAction,
  toCheckedPath,
  type BotCheck,
} from '@tidegate/contracts/visitors/botCheck';
import type { EnvelopeCode } from '@tidegate/contracts/errors/errors';
import type { ApiReply, ApiRequest } from '@tidegate/contracts/siteApi';
import { isRecord } from '../../isRecord';
import { callSite } from '../callSite';
import { passBotCheck } from './passBotCheck';
import type { Proof } from './proof';

const lowScoreCode = 20104 satisfies EnvelopeCode<'botCheck.scoreTooLow'>;
const usual: BotCheck = { action: defaultBotCheckAction, kind: 'r3' };

const isScoreLow = ({ body }: ApiReply) => isRecord(body) && body['code'] === lowScoreCode;

function putUnderCheck(request: ApiRequest, { kind, token }: Proof): ApiRequest {
  const { method, path, search, body } = request;
  const signed = { [botCheckField]: token };
  return {
    ...request,
    path: toCheckedPath(path, kind),
    ...(method === 'GET'
      ? { search: { ...search, ...signed } }
      : { body: { ...(isRecord(body) && body), ...signed } }),
  };
}

export async function callUnderCheck(request: ApiRequest): Promise<ApiReply> {
  const { botCheck = usual, signal } = request;
  const checked = await passBotCheck(botCheck, {
    attempt: (proof) => callSite(proof ? putUnderCheck(request, proof) : request),
    isScoreLow,
    signal,
  });
  return checked.status === 'answered' ? checked.answer : checked.reply;
}
