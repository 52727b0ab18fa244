import type { ApiTransport } from '@tidegate/contracts/siteApi';
import type { ReleaseCode } from '../../sandbox/messages';
import type { ReachName } from '../../sandbox/reachNames';
import { createFragment, type Fragment, type RenderedReply } from '../createFragment';
import { FragmentDelayed, FragmentFailed } from '../protocol/fragmentFailed';
import { parseContextReport } from '../protocol/parseContextReport';
import type { FragmentRequest } from '../protocol/fragmentRequest';
import { openSandbox, type SandboxChannel } from './openSandbox';
import type { SandboxParts } from './spawnSandbox';
import { waitForIdle } from './waitForIdle';
import { watchSandbox } from './watchSandbox';

export interface RenderOptions {
  transport: ApiTransport;
  signal: AbortSignal;
  /** After the deadline, determines whether the release would ever have replied. */
  isProof?: boolean | undefined;
}

export interface SandboxProcess extends Pick<
  SandboxChannel,
  'isAlive' | 'ready' | 'usage' | 'ended'
> {
  /** Rejects with `FragmentFailed` or `FragmentDelayed`. */
  renderFragment: (request: FragmentRequest, options: RenderOptions) => Promise<RenderedReply>;
  kill: () => void;
}

export interface SandboxListeners {
  print: (text: string) => void;
  /** Called once per region and blocked API. */
  reach: (name: ReachName) => void;
}

const brokeOut = new FragmentFailed('remotes.threwAtRender', 'broke what it runs with');

/** Ends a fragment at its deadline: its release is to blame unless the site owes it a reply. */
async function expire(
  { waiting, fail }: Fragment,
  isProof: boolean,
  sandbox: SandboxChannel,
): Promise<void> {
  const isIdle = isProof ? await waitForIdle(sandbox, waiting) : waiting.unanswered === 0;
  fail(
    isIdle
      ? new FragmentFailed('remotes.timeout', 'no answer in time')
      : new FragmentDelayed('the site had not answered it in time'),
  );
}

export function startSandboxProcess(
  parts: SandboxParts,
  release: ReleaseCode,
  on: SandboxListeners,
): SandboxProcess {
  const fragments = new Map<number, Fragment>();
  let lastFragment = 0;
  let loss: FragmentFailed | undefined;

  const sandbox = openSandbox(parts, release, {
    print: on.print,
    message(message) {
      watch.onNotification();
      const fragment = fragments.get(message.fragment);
      switch (message.type) {
        case 'notifications':
          fragment?.receive(parseContextReport(message.messages), message.cpuMs);
          break;
        case 'imported':
          fragment?.reach('import');
          break;
        case 'silent':
          fragment?.fail(brokeOut);
      }
    },
  });
  const watch = watchSandbox(sandbox);

  void sandbox.ended.then((cause) => {
    loss = cause;
    for (const fragment of fragments.values()) fragment.fail(cause);
  });

  return {
    ...sandbox,
    kill: () => sandbox.kill(),
    renderFragment(request, { transport, signal, isProof = false }) {
      if (loss) return Promise.reject(loss);
      lastFragment += 1;
      const id = lastFragment;
      const fragment = createFragment({
        ...{ id, transport, send: sandbox.send, onReach: on.reach },
        onEnd() {
          fragments.delete(id);
          if (fragments.size === 0) watch.stop();
          sandbox.send({ type: 'abandon', fragment: id });
        },
      });
      fragments.set(id, fragment);
      if (fragments.size === 1) watch.start();
      signal.addEventListener('abort', () => void expire(fragment, isProof, sandbox));
      try {
        sandbox.send({ type: 'render', fragment: id, request });
      } catch (cause) {
        fragment.fail(new FragmentDelayed('the request cannot be passed on', { cause }));
      }
      return fragment.rendered;
    },
  };
}
