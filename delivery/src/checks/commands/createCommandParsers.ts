import { parseBenchArguments } from '../../commands/arguments/parseBenchArguments';
import { parseBuildArguments } from '../../commands/arguments/parseBuildArguments.js';
import { parseDevArguments } from '../../commands/arguments/parseDevArguments';
import { chooseFaults, parseFaultArguments } from '../../commands/arguments/parseFaultArguments';
import { parseImportArguments } from '../../commands/arguments/parseImportArguments';
import {
  messagesScript,
  parseMessagesArguments,
} from '../../commands/arguments/parseMessagesArguments';
import { parseNewArguments } from '../../commands/arguments/parseNewArguments';
import { parseSessionArguments } from '../../commands/arguments/parseSessionArguments';
import { parseTestArguments, type Answer } from '../../commands/arguments/parseTestArguments';
import { parseVerifyArguments } from '../../commands/arguments/parseVerifyArguments';
import { findTests } from '../../commands/selection/findTests';
import { readPlantedFaults } from '../../faults/readPlantedFaults';
import { runRelease } from '../../release/runRelease';
import { listSourceFiles, sourceFolders } from '../sourceFiles';

/** Parses arguments as the command does, up to the point where it would start to work. */
type CommandParser = (args: readonly string[]) => Promise<unknown>;

function refuse(reason: string): never {
  throw new Error(reason);
}

async function refuseArguments([first]: readonly string[]): Promise<void> {
  if (first !== undefined) refuse(`It takes no ${first}`);
}

function orRefuse<Request extends object>(parsed: Request | Answer): Request | undefined {
  if (!('answer' in parsed)) return parsed;
  return parsed.code === 0 ? undefined : refuse(parsed.answer);
}

/** A release command that lacks only its deploy token or database has valid arguments. */
async function startRelease(args: readonly string[]): Promise<void> {
  let output = '';
  const write = (text: string) => {
    output += text;
  };
  await runRelease(args, {}, { write, writeError: write, rootDir: '/nowhere' });
  if (!/^delivery\.noToken|Set DATABASE_URL/.test(output)) refuse(output.split('\n')[0] ?? '');
}

export interface ParserOptions {
  rootDir: string;
  /** Steps and test groups of `npm run verify`. */
  stepNames: readonly string[];
}

/** The parser of every script in `package.json`. */
export function createCommandParsers({
  rootDir,
  stepNames,
}: ParserOptions): Readonly<Record<string, CommandParser>> {
  return {
    start: refuseArguments,
    fix: refuseArguments,
    bench: async (args) => parseBenchArguments(args, rootDir),
    build: async (args) => parseBuildArguments(args),
    dev: async (args) => parseDevArguments(args),
    import: async (args) => parseImportArguments(args),
    new: async (args) => parseNewArguments(args),
    [messagesScript]: async (args) => parseMessagesArguments(args),
    sessions: async (args) => parseSessionArguments(args),
    release: startRelease,
    verify: async (args) => orRefuse(parseVerifyArguments(args, stepNames)),
    async faults(args) {
      return chooseFaults(await readPlantedFaults(rootDir), parseFaultArguments(args).names);
    },
    async test(args) {
      const { targets = [] } = orRefuse(parseTestArguments(args)) ?? {};
      const files = await listSourceFiles(rootDir, sourceFolders, /\.tsx?$/);
      const found = targets.length > 0 ? await findTests(targets, { rootDir, files }) : undefined;
      if (found?.tests.length === 0 && found.journeys.length === 0) refuse('It finds no test');
    },
  };
}
