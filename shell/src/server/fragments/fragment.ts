import type { ApiRequest, ApiTransport } from '@tidegate/contracts/siteApi';
import type { ToSandbox } from '../sandbox/messages';
import type { ReachName } from '../sandbox/reachNames';
import { FragmentDelayed, FragmentFailed } from './protocol/fragmentFailed';
import type { FragmentMessage, Said } from './protocol/fragmentMessages';
import type { FragmentReply } from './protocol/fragmentReply';

/** Limit of API calls per region. */
const mostCalls = 50;

export interface RenderedReply {
  reply: FragmentReply;
  /** Store writes that the contract refused. */
  foreignWrites: readonly string[];
}

/** Activity of a fragment that has not replied yet. */
export interface Waiting {
  unanswered: number;
  /** API calls with a response, which the process may not have received yet. */
  answered: number;
  /** When its next timer is due, on the clock of `performance.now`. */
  wakeAt: number | undefined;
  turns: number;
  cpuMs: number;
}

export interface Fragment {
  /** Rejects with `FragmentFailed` or `FragmentDelayed`. */
  rendered: Promise<RenderedReply>;
  hear: (said: Said | undefined, cpuMs: number) => void;
  reach: (name: ReachName) => void;
  fail: (failure: FragmentFailed | FragmentDelayed) => void;
  /** Live object, updated with every message. */
  waiting: Readonly<Waiting>;
}

const nonsense = 'answered with something else than a region';

export function createFragment({
  id,
  transport,
  say,
  onReach,
  onEnd,
}: {
  id: number;
  transport: ApiTransport;
  say: (message: ToSandbox) => void;
  onReach: (name: ReachName) => void;
  onEnd: () => void;
}): Fragment {
  const foreignWrites: string[] = [];
  const reached = new Set<ReachName>();
  const waiting: Waiting = { unanswered: 0, answered: 0, wakeAt: undefined, turns: 0, cpuMs: 0 };
  let calls = 0;
  let isOver = false;
  let settle: { resolve: (rendered: RenderedReply) => void; reject: (failure: Error) => void };
  const rendered = new Promise<RenderedReply>((resolve, reject) => {
    settle = { resolve, reject };
  });

  function end(finish: () => void): void {
    if (isOver) return;
    isOver = true;
    onEnd();
    finish();
  }
  function fail(failure: FragmentFailed | FragmentDelayed): void {
    end(() => {
      settle.reject(failure);
    });
  }

  function reach(name: ReachName): void {
    if (reached.has(name)) return;
    reached.add(name);
    onReach(name);
  }

  async function call(number: number, request: ApiRequest): Promise<void> {
    calls += 1;
    if (calls > mostCalls) {
      fail(new FragmentFailed('remotes.invalidReply', 'made too many calls'));
      return;
    }
    waiting.unanswered += 1;
    try {
      const reply = await transport(request);
      if (!isOver) say({ type: 'answer', fragment: id, call: number, reply });
    } catch (cause) {
      fail(new FragmentDelayed('the site failed to answer it', { cause }));
    } finally {
      waiting.unanswered -= 1;
      waiting.answered += 1;
    }
  }

  function hearOne(message: FragmentMessage): void {
    switch (message.type) {
      case 'replied':
        end(() => {
          settle.resolve({ reply: message.reply, foreignWrites });
        });
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
        void call(message.call, message.request);
    }
  }

  return {
    rendered,
    fail,
    reach,
    waiting,
    hear(said, cpuMs) {
      waiting.turns += 1;
      waiting.cpuMs = cpuMs;
      if (!said) fail(new FragmentFailed('remotes.invalidReply', nonsense));
      for (const message of said?.messages ?? []) {
        // A tampered trap is reported only after the reply.
        if (!isOver || message.type === 'reached') hearOne(message);
      }
      waiting.wakeAt = said?.wakeMs === undefined ? undefined : performance.now() + said.wakeMs;
    },
  };
}
