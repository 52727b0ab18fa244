import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@tidegate/contracts/languages';
import { CommandFailure } from '../bootstrap/failure.js';

/** Files of a generator with their new text, and what a person does next. */
export interface Generation {
  files: ReadonlyMap<string, string>;
  next: readonly string[];
}

/** Reads a file of the repository; paths are relative to its root. */
export type ReadText = (file: string) => Promise<string>;

export type Generator = (name: string, readText: ReadText) => Promise<Generation>;

export function createReader(rootDir: string): ReadText {
  return (file) => readFile(path.join(rootDir, file), 'utf8');
}

/** Inserts a row before the line that closes a list; the text must hold that line once. */
export function insertBefore(text: string, closing: string, row: string): string {
  const parts = text.split(closing);
  const [before, after] = parts;
  if (before === undefined || after === undefined || parts.length > 2) {
    throw new CommandFailure(`The list that ends in "${closing.trim()}" is not there once`);
  }
  return `${before}${row}${closing}${after}`;
}

export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** One file for each language of the site. */
export function forEachLanguage(
  write: (language: string) => [file: string, text: string],
): [file: string, text: string][] {
  return languages.map((language) => write(language));
}

/** `status-page` becomes `StatusPage`. */
export function toPascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z\d])/g, (_, character: string) => character.toUpperCase());
}
