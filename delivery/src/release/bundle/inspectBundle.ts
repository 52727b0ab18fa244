import { spawn } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';
import { releaseSchema } from '@tidegate/contracts/remotes/release';
import { describeIssues } from '../describeIssues';
import type { BuildProblem } from '../description/buildProblem';

const isRenderable = z.literal(true, 'has no Component');
const { routes, slots, sliceVersion } = releaseSchema.shape;

const factsSchema = z.object({
  name: z.string(),
  routes: z.array(z.extend(routes.def.element, { isRenderable })),
  slots: z.array(z.extend(slots.def.element, { isRenderable })),
  sliceVersion,
});

const reportSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('read'), facts: z.unknown() }),
  z.object({
    status: z.literal('failed'),
    code: z.enum(['remotes.unsharedName', 'delivery.bundleFailed']),
    message: z.string(),
  }),
]);

export type BundleFacts = z.infer<typeof factsSchema>;

export type Inspection =
  | { status: 'read'; facts: BundleFacts }
  | { status: 'failed'; problem: BuildProblem };

interface InspectionLimits {
  timeoutMs: number;
  memoryMegabytes: number;
}

/** Enough for a loaded build machine; a slower module would delay every page. */
const usualLimits: InspectionLimits = { timeoutMs: 20_000, memoryMegabytes: 256 };

function failed(code: BuildProblem['code'], message: string): Inspection {
  return { status: 'failed', problem: { code, message } };
}

function readReport(report: unknown): Inspection {
  const parsed = reportSchema.safeParse(report);
  if (!parsed.success) return failed('delivery.bundleFailed', 'The bundle spoke for its reader.');
  if (parsed.data.status === 'failed') return failed(parsed.data.code, parsed.data.message);
  const facts = factsSchema.safeParse(parsed.data.facts);
  if (facts.success) return { status: 'read', facts: facts.data };
  return failed('delivery.invalidModule', describeIssues(facts.error));
}

const sourceReader = path.join(import.meta.dirname, 'readBundleEntry.mjs');

interface InspectionOptions extends Partial<InspectionLimits> {
  /** Script that reads the bundle; by default the TypeScript source, for development. */
  reader?: string | undefined;
}

/** A separate process without the environment: a bundle that loops or crashes does no harm. */
export function inspectBundle(file: string, options: InspectionOptions = {}): Promise<Inspection> {
  const { timeoutMs, memoryMegabytes } = { ...usualLimits, ...options };
  const { reader = sourceReader } = options;
  const child = spawn(process.execPath, [`--max-old-space-size=${memoryMegabytes}`, reader, file], {
    cwd: path.dirname(reader),
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (report) => resolve(readReport(report)));
    child.once('close', (exitCode, signal) => {
      const isTimeout = child.killed && signal === 'SIGKILL';
      const end = signal ?? `exit code ${exitCode}`;
      resolve(
        isTimeout
          ? failed('delivery.bundleTimeout', `Evaluating the bundle took over ${timeoutMs} ms.`)
          : failed('delivery.bundleFailed', `Evaluating the bundle ended with ${end}.`),
      );
    });
  });
}
