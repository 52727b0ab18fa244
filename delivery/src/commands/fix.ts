import path from 'node:path';
import { architecturePage, redrawArchitecture } from '../checks/structure/architecturePicture';
import { readProductGraph } from '../checks/structure/importGraph';
import { CommandFailure } from './bootstrap/failure.js';
import type { Command, CommandContext } from './terminal/command';
import { runTool } from './verification/runTool';

const repairs = [
  { name: 'fix lint', file: 'oxlint/bin/oxlint', args: ['-c', 'oxlint.config.js', '--fix'] },
  { name: 'fix styles', file: 'stylelint/bin/stylelint.mjs', args: ['--fix', '**/*.css'] },
  { name: 'fix format', file: 'oxfmt/bin/oxfmt', args: [] },
] as const;

async function repair({ rootDir, progress }: CommandContext): Promise<string[]> {
  const left: string[] = [];
  for (const tool of repairs) {
    const { signal } = new AbortController();
    const { code, output } = await progress.phase(tool.name, () =>
      runTool({ ...tool, rootDir, signal }),
    );
    if (code !== 0) left.push(output);
  }
  return left;
}

export const run: Command = async (context) => {
  const { rootDir, progress } = context;
  await progress.phase('redraw the architecture', async () => {
    await redrawArchitecture(path.join(rootDir, architecturePage), await readProductGraph(rootDir));
  });
  const left = await repair(context);
  if (left.length === 0) return 0;
  throw new CommandFailure('The rest needs a person. Correct what is reported above', {
    output: left.join('\n\n'),
  });
};
