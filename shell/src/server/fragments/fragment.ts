import type { ApiRequest, ApiTransport } from '@tidegate/contracts/siteApi';
import type { ToSandbox } from '../sandbox/messages';
import type { ReachName } from '../sandbox/reachNames';
import { FragmentDelayed, FragmentFailed } from './fragmentFailed';
import type { FragmentMessage, FragmentReply, Said } from './fragmentReply';

/** Calls that one region may make of the site's API. */
const mostCalls = 50;

export interface RenderedReply {
  reply: FragmentReply;
  /** Writes to the store that the contract refused. */
  foreignWrites: readonly string[];
}

/** What a fragment without a reply waits for. */
export interface Waiting {
  /** Calls that the edge has not answered yet. */
  unanswered: number;
  /** Calls that the edge has answered; the process may not have heard of the last ones yet. */
  answered: number;
  /** When a timer of its own is due, as `performance.now` tells. */
  wakeAt: number | undefined;
  /** How often its code has run, and the processor time that this has taken. */
  turns: number;
  cpuMs: number;
}

/** One region that a sandbox is rendering. */
export interface Fragment {
  /** Rejects with `FragmentFailed` or `FragmentDelayed`. */
  rendered: Promise<RenderedReply>;
  /** Hears what it said, and how much processor time it has taken so far. */
  hear: (said: Said | undefined, cpuMs: number) => void;
  /** Passes on, once for each name, what its release reached for. */
  reach: (name: ReachName) => void;
  fail: (failure: FragmentFailed | FragmentDelayed) => void;
  /** Kept up to date. */
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
        void call(message.call, message.request as ApiRequest);
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
        // The trap that is found taken away is said after the reply.
        if (!isOver || message.type === 'reached') hearOne(message);
      }
      waiting.wakeAt = said?.wakeMs === undefined ? undefined : performance.now() + said.wakeMs;
    },
  };
}
