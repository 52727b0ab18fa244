import { readFile, readdir, readlink } from 'node:fs/promises';
import type { Profiler } from 'node:inspector';
import { setTimeout as wait } from 'node:timers/promises';
import { once } from 'node:events';
import { WebSocket } from 'ws';

const inspectorOrigin = 'http://127.0.0.1:9229';
const samplingUs = 500;
const warmUpMs = 5000;
const measuredMs = 10_000;
const atOnce = 4;

/** The newest process of this repository that renders pages, and its program. Needs Linux. */
async function findRenderer(rootDir: string) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  for (const pid of pids.toSorted((left, right) => right - left)) {
    const [command, folder] = await Promise.all([
      readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
      readlink(`/proc/${pid}/cwd`).catch(() => ''),
    ]);
    const program = command.split('\0').find((part) => part.endsWith('/render.cjs'));
    if (folder === rootDir && program) return { pid, program };
  }
  throw new Error('no process renders pages');
}

/** Opens the inspector of a process, which a signal starts. */
async function openInspector(pid: number) {
  process.kill(pid, 'SIGUSR1');
  await wait(2000);
  const [target] = (await (await fetch(`${inspectorOrigin}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  if (!target) throw new Error('the inspector has no target');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  let calls = 0;
  return {
    async call(method: string, params = {}): Promise<unknown> {
      calls += 1;
      socket.send(JSON.stringify({ id: calls, method, params }));
      const [message] = (await once(socket, 'message')) as [Buffer];
      return (JSON.parse(message.toString()) as { result: unknown }).result;
    },
    close: () => socket.close(),
  };
}

/** Whether a line of the program, counted from 0, is one of React's renderer. */
async function findReactLines(program: string): Promise<(line: number) => boolean> {
  const lines = (await readFile(program, 'utf8')).split('\n');
  const starts = lines.flatMap((text, line) => (text.startsWith('// MODULE: ') ? [line] : []));
  const first = starts.find((line) => lines[line]?.endsWith('react-dom-server.node.production.js'));
  if (first === undefined) throw new Error('the program does not contain React');
  const end = starts.find((line) => line > first) ?? lines.length;
  return (line) => line > first && line < end;
}

/** Garbage is counted on neither side, because a profile does not tell whose it is. */
const notCounted = ['(idle)', '(garbage collector)'];

function compare(
  { nodes, samples = [] }: Profiler.Profile,
  program: string,
  isOfReact: (line: number) => boolean,
): number {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  function isInReact(id: number | undefined): boolean {
    const node = id === undefined ? undefined : byId.get(id);
    if (!node) return false;
    const { url, lineNumber } = node.callFrame;
    return (url.endsWith(program) && isOfReact(lineNumber)) || isInReact(parents.get(node.id));
  }
  const busy = samples.filter(
    (id) => !notCounted.includes(byId.get(id)?.callFrame.functionName ?? ''),
  );
  return busy.length / busy.filter(isInReact).length;
}

/** Requests a page that the cache does not have, again and again. */
async function requestPages(origin: string, ms: number): Promise<void> {
  const end = performance.now() + ms;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) {
        const { status } = await fetch(`${origin}/features?q=${Math.random()}`);
        if (status !== 200) throw new Error(`an uncached page was answered ${status}`);
      }
    }),
  );
}

/** How often as long a render takes as the part of it that React does, both from one profile. */
export async function profileRenders(rootDir: string, origin: string): Promise<number> {
  const { pid, program } = await findRenderer(rootDir);
  const isOfReact = await findReactLines(program);
  const { call, close } = await openInspector(pid);
  try {
    await call('Profiler.enable');
    await call('Profiler.setSamplingInterval', { interval: samplingUs });
    await requestPages(origin, warmUpMs);
    await call('Profiler.start');
    await requestPages(origin, measuredMs);
    const { profile } = (await call('Profiler.stop')) as { profile: Profiler.Profile };
    return compare(profile, program, isOfReact);
  } finally {
    close();
  }
}
