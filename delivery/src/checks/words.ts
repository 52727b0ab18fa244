import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage, languages } from '@tidegate/contracts/languages';
import { withoutBlindness, type CheckReport } from './checkReport';
import { compareWords } from './words/compareWords';
import { findUnwrittenContexts, readAskedContexts } from './words/wordContexts';
import { readWordFiles, type WordFile } from './words/wordFiles';
import { gatherForms } from './words/wordForms';
import { readKeysInCode, type KeysInCode } from './words/wordKeysInCode';

function findMissingFiles(files: readonly WordFile[], english: readonly WordFile[]): string[] {
  return english.flatMap(({ namespace }) =>
    languages
      .filter(
        (language) => !files.some((f) => f.language === language && f.namespace === namespace),
      )
      .map((language) => `locales/${language}/${namespace}.json is missing`),
  );
}

function findFileProblems(file: WordFile, english: readonly WordFile[]): string[] {
  const reference = english.find(({ namespace }) => namespace === file.namespace);
  if (!reference) return [`${file.file}: there is no English file of this name`];
  return compareWords(file, reference).map((problem) => `${file.file}: ${problem}`);
}

/** Code uses the key itself, or the key with its suffix as context (`title_page`). */
function isAsked(key: string, asked: ReadonlySet<string>): boolean {
  const [, base = '', context = ''] = /^(.+)_([^_.]+)$/.exec(key) ?? [];
  return asked.has(key) || (asked.has(base) && asked.has(context));
}

/** The key has a message, or messages for its contexts. */
function isWritten(key: string, written: readonly string[]): boolean {
  return written.some((candidate) => candidate === key || candidate.startsWith(`${key}_`));
}

/** Reports unused and missing messages. */
function findUseProblems({ literals, keys }: KeysInCode, english: readonly WordFile[]): string[] {
  const written = new Map(
    english.flatMap(({ file, words }) => [...gatherForms(words).keys()].map((key) => [key, file])),
  );
  const withoutNamespace = (key: string) => key.replace(/^\w+:/, '');
  const asked = new Set([...literals].map(withoutNamespace));
  const unused = [...written].filter(([key]) => !isAsked(key, asked));
  const writtenKeys = [...written.keys()];
  const unwritten = [...keys].filter(([key]) => !isWritten(withoutNamespace(key), writtenKeys));
  return [
    ...unused.map(([key, file]) => `${file}: nothing in src uses "${key}"`),
    ...unwritten.map(([key, file]) => `${file}: there are no words for "${key}"`),
  ];
}

/** Checks the messages of one workspace against each other and against its code. */
export async function checkMessages(workspaceDir: string): Promise<CheckReport> {
  const files = await readWordFiles(workspaceDir);
  const english = files.filter(({ language }) => language === defaultLanguage);
  const inCode = await readKeysInCode(workspaceDir);
  const written = new Set(english.flatMap(({ words }) => [...gatherForms(words).keys()]));
  const problems = [
    ...findMissingFiles(files, english),
    ...files.flatMap((file) => findFileProblems(file, english)),
    ...findUseProblems(inCode, english),
    ...findUnwrittenContexts(readAskedContexts(workspaceDir, inCode.withContext), written),
  ];
  return withoutBlindness('English words', { problems, checkedCount: english.length });
}

/** Checks the messages of every workspace against each other and against the code. */
export async function checkWords(
  rootDir: string,
  workspaces: readonly string[],
): Promise<CheckReport> {
  const speaking = workspaces.filter((name) => existsSync(path.join(rootDir, name, 'locales')));
  const reports = await Promise.all(
    speaking.map(async (name) => {
      const { problems, checkedCount } = await checkMessages(path.join(rootDir, name));
      return { problems: problems.map((problem) => `${name}/${problem}`), checkedCount };
    }),
  );
  return withoutBlindness('words', {
    problems: reports.flatMap(({ problems }) => problems),
    checkedCount: reports.reduce((sum, { checkedCount }) => sum + checkedCount, 0),
  });
}
