import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage, languages } from '@tidegate/contracts/languages';
import { withoutBlindness, type CheckReport } from '../checkReport';
import { compareMessages } from './compareMessages';
import { findUnwrittenContexts, readUsedContexts } from './messageContexts';
import { findForeignTexts } from './findForeignTexts';
import { readWorkspaceMessages } from '../../translation/readWorkspaceMessages';
import { findNoteProblems, readNotes } from './notes';
import { findStatementProblems, readStatements } from './statements';
import { findTermProblems, readAvoidedTerms, type AvoidedTerm } from './terms';
import { findTypographyProblems } from './typography';
import { hasSections, isOfPage, readMessageFiles, type MessageFile } from './readMessageFiles';
import { gatherForms } from './messageForms';
import { readKeysInCode, type KeysInCode } from './messageKeysInCode';

function findMissingFiles(
  files: readonly MessageFile[],
  english: readonly MessageFile[],
): string[] {
  const required = english.filter((file) => !isOfPage(file));
  return required.flatMap(({ namespace }) =>
    languages
      .filter(
        (language) => !files.some((f) => f.language === language && f.namespace === namespace),
      )
      .map((language) => `locales/${language}/${namespace}.json is missing`),
  );
}

function withoutSections(file: MessageFile): MessageFile {
  const messages = [...file.messages].filter(([key]) => !key.startsWith('sections.'));
  return { ...file, messages: new Map(messages) };
}

function findFileProblems(file: MessageFile, english: readonly MessageFile[]): string[] {
  const reference = english.find(({ namespace }) => namespace === file.namespace);
  if (!reference) return [`${file.file}: there is no English file of this name`];
  const wanted = isOfPage(file) && !hasSections(file) ? withoutSections(reference) : reference;
  return compareMessages(file, wanted).map((problem) => `${file.file}: ${problem}`);
}

/** Code uses the key itself, or the key with its suffix as context (`title_page`). */
function isUsed(key: string, used: ReadonlySet<string>): boolean {
  const [, base = '', context = ''] = /^(.+)_([^_.]+)$/.exec(key) ?? [];
  return used.has(key) || (used.has(base) && used.has(context));
}

/** The key has a message, or messages for its contexts. */
function isWritten(key: string, written: readonly string[]): boolean {
  return written.some((candidate) => candidate === key || candidate.startsWith(`${key}_`));
}

/** Reports unused and missing messages. */
function findUseProblems(
  { literals, keys }: KeysInCode,
  english: readonly MessageFile[],
): string[] {
  const written = new Map(
    english.flatMap(({ file, messages }) =>
      [...gatherForms(messages).keys()].map((key) => [key, file]),
    ),
  );
  const withoutNamespace = (key: string) => key.replace(/^\w+:/, '');
  const used = new Set([...literals].map(withoutNamespace));
  const unused = [...written].filter(([key]) => !isUsed(key, used));
  const writtenKeys = [...written.keys()];
  const unwritten = [...keys].filter(([key]) => !isWritten(withoutNamespace(key), writtenKeys));
  return [
    ...unused.map(([key, file]) => `${file}: nothing in src uses "${key}"`),
    ...unwritten.map(([key, file]) => `${file}: there is no message for "${key}"`),
  ];
}

/** Checks the messages of one workspace against each other and against its code. */
export async function checkWorkspaceMessages(
  workspaceDir: string,
  avoided: readonly AvoidedTerm[] = [],
): Promise<CheckReport> {
  const files = await readMessageFiles(workspaceDir);
  const english = files.filter(({ language }) => language === defaultLanguage);
  const inCode = await readKeysInCode(workspaceDir);
  const written = new Set(english.flatMap(({ messages }) => [...gatherForms(messages).keys()]));
  const problems = [
    ...findMissingFiles(files, english),
    ...files.flatMap((file) => findFileProblems(file, english)),
    ...findUseProblems(
      inCode,
      english.filter((file) => !isOfPage(file)),
    ),
    ...files.flatMap(findTypographyProblems),
    ...files.flatMap(findForeignTexts),
    ...files.flatMap((file) => findTermProblems(file, avoided)),
    ...findUnwrittenContexts(readUsedContexts(workspaceDir, inCode.withContext), written),
  ];
  return withoutBlindness('English messages', { problems, checkedCount: english.length });
}

/** Checks the messages of every workspace against each other and against the code. */
export async function checkMessages(
  rootDir: string,
  workspaces: readonly string[],
): Promise<CheckReport> {
  const avoided = await readAvoidedTerms(rootDir);
  const speaking = workspaces.filter((name) => existsSync(path.join(rootDir, name, 'locales')));
  const reports = await Promise.all(
    speaking.map(async (name) => {
      const { problems, checkedCount } = await checkWorkspaceMessages(
        path.join(rootDir, name),
        avoided,
      );
      return { problems: problems.map((problem) => `${name}/${problem}`), checkedCount };
    }),
  );
  const files = await readWorkspaceMessages(rootDir, speaking);
  return withoutBlindness('messages', {
    problems: [
      ...reports.flatMap(({ problems }) => problems),
      ...findStatementProblems(files, await readStatements(rootDir)),
      ...findNoteProblems(
        files.filter(({ language }) => language === defaultLanguage),
        await readNotes(rootDir),
      ),
    ],
    checkedCount: reports.reduce((sum, { checkedCount }) => sum + checkedCount, 0),
  });
}
