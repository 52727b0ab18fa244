import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { remoteNames } from '@tidegate/contracts/remotes/remoteNames';
import { addErrorHint } from './addErrorHint';
import type { Command, CommandContext, ReleaseTools } from './commands/command';
import { DeliveryError, siteErrorCode } from './deliveryError';
import { reasonRule, reasonSchema } from './plainText';

const usage = `npm run release -- <command> [--site <url>] [--json]

  publish <remote> [--dir <build>]   build a remote alone, check it, release it; --allow-dirty: also
                                     what is not committed
  preview <remote>@<version>         print a link that shows a release, before it is live, to the
                                     browser that opens it within the hour
  activate <remote>@<version>        make a release live; --again: one that was rolled back
  rollback <remote>                  make the last good release before the live one live again
  revoke <remote>@<version>          make sure that a release is never live again (needs --reason)
  history [<remote>]                 who changed what, when and why
  status                             what is live, since when, by whom
  verify <remote>@<version>          compare every stored byte with the release's hashes
  token <remote> --name <name> --person <person>
                                     make or replace a deploy token (needs DATABASE_URL)

--reason <text> with activate, rollback and revoke stands in the history.
remotes: ${remoteNames.join(', ')}
`;

/** Loaded on demand: `status`, for example, does not need the database. */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['publish', async () => (await import('./commands/publish')).publish],
  ['preview', async () => (await import('./commands/preview')).preview],
  ['activate', async () => (await import('./commands/activate')).activate],
  ['rollback', async () => (await import('./commands/rollBack')).rollBack],
  ['revoke', async () => (await import('./commands/revoke')).revoke],
  ['history', async () => (await import('./commands/history')).history],
  ['status', async () => (await import('./commands/status')).status],
  ['verify', async () => (await import('./commands/verify')).verify],
  ['token', async () => (await import('./commands/token')).token],
]);

export interface CommandIo {
  write: (text: string) => void;
  writeError: (text: string) => void;
  /** Folder that contains `remotes/`. */
  rootDir: string;
  tools?: ReleaseTools;
}

const exitCodes = { done: 0, refused: 1, usage: 2 } as const;

function parseArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        dir: { type: 'string' },
        'allow-dirty': { type: 'boolean', default: false },
        name: { type: 'string' },
        person: { type: 'string' },
        again: { type: 'boolean', default: false },
        reason: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DeliveryError('delivery.usage', reason, { cause });
  }
}

function findSite(option: string | undefined, env: NodeJS.ProcessEnv): string {
  const site = option ?? (env['SITE_URL'] || `http://127.0.0.1:${env['PORT'] || '8080'}`);
  if (URL.canParse(site) && /^https?:$/.test(new URL(site).protocol)) return site;
  throw new DeliveryError('delivery.usage', `${site} is not the address of a site.`);
}

function parseReason(option: string | undefined): string | undefined {
  const parsed = z.optional(reasonSchema).safeParse(option);
  if (parsed.success) return parsed.data;
  throw new DeliveryError('delivery.usage', `Give a --reason of one line: ${reasonRule}.`);
}

async function runCommand(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  { write, writeError, rootDir, tools = {} }: CommandIo,
): Promise<number> {
  const { values, positionals } = parseArguments(argv);
  const [name = '', subject, ...excess] = positionals;
  if (values.help) {
    write(usage);
    return exitCodes.done;
  }
  const load = commands.get(name);
  if (!load) {
    const problem = name === '' ? 'Which command?' : `There is no command ${name}.`;
    throw new DeliveryError('delivery.usage', problem);
  }
  if (excess.length > 0) {
    throw new DeliveryError('delivery.usage', `What is ${excess.join(' ')} for?`);
  }
  const context: CommandContext = {
    subject,
    builtDir: values.dir,
    allowsDirty: values['allow-dirty'],
    tokenName: values.name,
    person: values.person,
    again: values.again,
    reason: parseReason(values.reason),
    site: findSite(values.site, env),
    env,
    rootDir,
    tools,
    onProgress: (message) => (values.json ? undefined : writeError(`${message}\n`)),
  };
  const command = await load();
  const { text, json, isBad } = await command(context);
  write(values.json ? `${JSON.stringify(json)}\n` : `${text}\n`);
  return isBad ? exitCodes.refused : exitCodes.done;
}

function report(
  { code, message }: { code: string; message: string },
  { asJson, io }: { asJson: boolean; io: CommandIo },
): number {
  if (asJson) io.write(`${JSON.stringify({ code, message })}\n`);
  else io.writeError(`${code}: ${message}\n`);
  if (code !== 'delivery.usage') return exitCodes.refused;
  io.writeError(`\n${usage}`);
  return exitCodes.usage;
}

export async function runRelease(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  io: CommandIo,
): Promise<number> {
  try {
    return await runCommand(argv, env, io);
  } catch (error) {
    const code = siteErrorCode(error);
    if (code === undefined || !(error instanceof Error)) throw error;
    const message = addErrorHint(code, error.message);
    return report({ code, message }, { asJson: argv.includes('--json'), io });
  }
}
