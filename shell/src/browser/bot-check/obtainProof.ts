import type { BotCheckTask } from '@tidegate/contracts/api/visitors/schemas';
import type { botCheckTaskPath } from '@tidegate/contracts/api/visitors/endpoints';
import type { BotCheck } from '@tidegate/contracts/visitors/botCheck';
import { isRecord } from '../../isRecord';
import { callSite } from '../callSite';
import { refuse, type Obtained } from './proof';
import { solveWork } from './solveWork';

const taskPath: typeof botCheckTaskPath = '/api/mms/botcheck/v1/task';

function isTask(value: unknown): value is BotCheckTask {
  if (!isRecord(value)) return false;
  return value['by'] === 'work' ? isRecord(value['challenge']) : value['by'] === 'recaptcha';
}

async function prove(task: BotCheckTask, check: BotCheck, signal?: AbortSignal): Promise<Obtained> {
  if (task.by === 'recaptcha') {
    const { proveByRecaptcha } = await import('./recaptcha/proveByRecaptcha');
    return proveByRecaptcha(task.site_key, check);
  }
  // Web Crypto only exists in a secure context.
  if (!('subtle' in crypto)) return { status: 'ready' };
  const token = await solveWork(task.challenge, signal);
  return { status: 'ready', proof: { kind: check.kind, token } };
}

/** Requests a task and completes it for a token. */
export async function obtainProof(check: BotCheck, signal?: AbortSignal): Promise<Obtained> {
  const { action, kind } = check;
  const reply = await callSite({
    method: 'GET',
    path: taskPath,
    search: { kind, action },
    ...(signal && { signal }),
  });
  const task = isRecord(reply.body) ? reply.body['data'] : undefined;
  if (!isTask(task)) return { status: 'refused', reply };
  try {
    return await prove(task, check, signal);
  } catch (error) {
    return refuse(String(error));
  }
}
