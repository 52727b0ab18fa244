import type { ApiRequest, ApiTransport } from '@tidegate/contracts/siteApi';
import { createDeferred } from '../reading/createDeferred';
import type { ToSandbox } from '../sandbox/messages';
import type { ReachName } from '../sandbox/reachNames';
import { countCalls, type Waiting } from './countCalls';
import { FragmentDelayed, FragmentFailed } from './protocol/fragmentFailed';
import type { FragmentMessage, ContextReport } from './protocol/parseContextReport';
import type { FragmentReply } from './protocol/fragmentReply';

export interface RenderedReply {
  reply: FragmentReply;
  /** Store writes that the contract refused. */
  foreignWrites: readonly string[];
}

interface FragmentOptions {
  id: number;
  transport: ApiTransport;
  send: (message: ToSandbox) => void;
  onReach: (name: ReachName) => void;
  onEnd: () => void;
}

const nonsense = 'answered with something else than a region';

/**
 * A fragment in a sandbox. `rendered` rejects with `FragmentFailed` or `FragmentDelayed`, and
 * `waiting` changes with every message.
 */
export function createFragment(options: FragmentOptions) {
  const { id, transport, send, onReach, onEnd } = options;
  const waiting: Waiting = { unanswered: 0, answered: 0, wakeAt: undefined, turns: 0, cpuMs: 0 };
  const callSite = countCalls(transport, waiting);
  const { promise: rendered, resolve, reject } = createDeferred<RenderedReply>();
  const foreignWrites: string[] = [];
  const reached = new Set<ReachName>();
  let isOver = false;

  function end(settle: () => void): void {
    if (isOver) return;
    isOver = true;
    onEnd();
    settle();
  }
  const fail = (failure: FragmentFailed | FragmentDelayed) => end(() => reject(failure));

  function reach(name: ReachName): void {
    if (reached.has(name)) return;
    reached.add(name);
    onReach(name);
  }

  async function answer(call: number, request: ApiRequest): Promise<void> {
    try {
      const reply = await callSite(request);
      if (!isOver) send({ type: 'answer', fragment: id, call, reply });
    } catch (cause) {
      if (cause instanceof FragmentFailed) fail(cause);
      else fail(new FragmentDelayed('the site failed to answer it', { cause }));
    }
  }

  function receiveOne(message: FragmentMessage): void {
    switch (message.type) {
      case 'replied':
        end(() => resolve({ reply: message.reply, foreignWrites }));
        break;
      case 'failed':
        fail(new FragmentFailed(message.code, message.message));
        break;
      case 'foreignWrite':
        foreignWrites.push(message.action);
        break;
      case 'reached':
        reach(message.name);
        break;
      case 'call':
        void answer(message.call, message.request);
    }
  }

  function receive(received: ContextReport | undefined, cpuMs: number): void {
    waiting.turns += 1;
    waiting.cpuMs = cpuMs;
    if (!received) fail(new FragmentFailed('remotes.invalidReply', nonsense));
    for (const message of received?.messages ?? []) {
      // A tampered trap is reported only after the reply.
      if (!isOver || message.type === 'reached') receiveOne(message);
    }
    waiting.wakeAt =
      received?.wakeMs === undefined ? undefined : performance.now() + received.wakeMs;
  }

  return { rendered, receive, reach, fail, waiting };
}

export type Fragment = ReturnType<typeof createFragment>;
