import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withoutBlindness, type CheckReport } from '../checkReport';

const mostStops = 8;

const picture = /```mermaid\n(?<text>[^]*?)```/g;
const stop = /\["(?<name>\w+)<br>(?<file>[\w./-]+\.[jt]sx?)"\]/g;

interface Stop {
  name: string;
  file: string;
}

/** The pictures of a page whose nodes are functions and their files. */
function listStops(page: string): Stop[][] {
  return [...page.matchAll(picture)]
    .map(({ groups }) =>
      [...(groups?.['text'] ?? '').matchAll(stop)].map(({ groups: found }) => ({
        name: found?.['name'] ?? '',
        file: found?.['file'] ?? '',
      })),
    )
    .filter((stops) => stops.length > 0);
}

function declares(text: string, name: string): boolean {
  return new RegExp(`export (?:async )?(?:function|const) ${name}\\b`).test(text);
}

/** Checks that each picture has at most eight stops, and that each stop is exported by its file. */
export async function checkArchitectureStops(rootDir: string, page: string): Promise<CheckReport> {
  const pictures = listStops(await readFile(path.join(rootDir, page), 'utf8'));
  const crowded = pictures
    .filter((stops) => stops.length > mostStops)
    .map(([first]) => `${page}: the picture from ${first?.name ?? ''} on has too many stops`);
  const missing = await Promise.all(
    pictures.flat().map(async ({ name, file }) => {
      const text = await readFile(path.join(rootDir, file), 'utf8').catch(() => '');
      return declares(text, name) ? [] : [`${page}: ${file} exports no ${name}`];
    }),
  );
  return withoutBlindness('pictures', {
    problems: [...crowded, ...missing.flat()],
    checkedCount: pictures.length,
  });
}
