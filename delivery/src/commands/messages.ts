import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { defaultLanguage, type Language } from '@tidegate/contracts/languages';
import { checkMessages } from '../checks/messages/checkMessages';
import { fixTypography } from '../checks/messages/typography';
import { createTreeCopy } from '../faults/createTreeCopy';
import { describeOpenFiles, describeStatus } from '../translation/describeStatus';
import { measureCompleteness } from '../translation/measureCompleteness';
import { pseudoLocalise } from '../translation/pseudoLocalise';
import {
  listSpeakingWorkspaces,
  readWorkspaceMessages,
} from '../translation/readWorkspaceMessages';
import { rewriteMessages } from '../translation/rewriteMessages';
import { parseMessagesArguments } from './arguments/parseMessagesArguments';
import type { Command, CommandContext } from './terminal/command';

async function showStatus(
  { rootDir, progress }: CommandContext,
  wanted: Language | undefined,
): Promise<number> {
  const all = measureCompleteness(await readWorkspaceMessages(rootDir));
  const own = all.find(({ language }) => language === wanted);
  for (const line of describeStatus(own ? [own] : all)) progress.line(line);
  if (own) for (const line of describeOpenFiles(own)) progress.line(line);
  return 0;
}

async function check({ rootDir, progress }: CommandContext): Promise<number> {
  const { problems } = await checkMessages(rootDir, listSpeakingWorkspaces(rootDir));
  for (const problem of problems) progress.line(problem);
  progress.line(`${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}

async function fix({ rootDir, progress }: CommandContext): Promise<number> {
  const changed = await rewriteMessages(
    rootDir,
    await readWorkspaceMessages(rootDir),
    fixTypography,
  );
  progress.line(`${changed} files changed`);
  return 0;
}

/** Runs the site from a copy whose English is the pseudo-locale. */
async function servePseudoLocale({ rootDir, env, progress }: CommandContext): Promise<number> {
  const copy = await progress.phase('copying the working tree', () => createTreeCopy(rootDir));
  try {
    const files = await readWorkspaceMessages(copy.dir);
    const english = files.filter(({ language }) => language === defaultLanguage);
    await rewriteMessages(copy.dir, english, pseudoLocalise);
    const command = path.join(copy.dir, 'delivery/tidegate.mjs');
    const site = spawn(process.execPath, [command, 'start'], { env, stdio: 'inherit' });
    await once(site, 'exit');
    return site.exitCode ?? 1;
  } finally {
    await copy.remove();
  }
}

/** Shows how complete each language is, checks or fixes messages, or serves a pseudo-locale. */
export const run: Command = async (context) => {
  const { step, language } = parseMessagesArguments(context.args);
  switch (step) {
    case 'status':
      return showStatus(context, language);
    case 'check':
      return check(context);
    case 'fix':
      return fix(context);
    case 'pseudo':
      return servePseudoLocale(context);
  }
};
