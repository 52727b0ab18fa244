/** A command of a page, with its arguments as a shell would pass them. */
export interface FoundCommand {
  text: string;
  script: string;
  /** Undefined if the page only mentions the command. */
  args: readonly string[] | undefined;
}

const examples: Readonly<Record<string, string>> = {
  '<remote>': 'tools',
  '<version>': '1.0.0',
  '<name>': 'example',
  '<file or title>': 'money.test.ts',
  '<file>': 'money.test.ts',
  '<journey>': 'trial.spec.ts',
  '[count]': '10',
  '[minutes]': '10',
  SITE: 'http://127.0.0.1:8080',
};

const placeholder = /<[a-z][a-z ]*>|\[[a-z]+\]|\bSITE\b/g;
const command =
  /^(?:[A-Z_]+=\S* )*npm (?:run )?(?<script>(?<=run )[a-z]\w*|start|test)(?: -- (?<args>.+))?$/;
const argument = /"([^"]*)"|'([^']*)'|([^\s'"]+)/g;

/** Fenced blocks line by line without their comments, and code within a sentence. */
function listCode(page: string): string[] {
  const fence = /^```.*\n([^]*?)^```/gm;
  const lines = [...page.matchAll(fence)].flatMap(([, block = '']) => block.split('\n'));
  const spans = page.replaceAll(fence, '').matchAll(/`([^`]+)`/g);
  return [
    ...lines.map((line) => line.replace(/\s+#.*$/, '')),
    ...[...spans].map(([, span = '']) => span.replaceAll(/\s+/g, ' ')),
  ];
}

export function findCommands(page: string): FoundCommand[] {
  return listCode(page).flatMap((code) => {
    const text = code.trim();
    const { script, args } = command.exec(text)?.groups ?? {};
    if (script === undefined) return [];
    const filled = args?.replaceAll(placeholder, (name) => examples[name] ?? name);
    const messages =
      filled && [...filled.matchAll(argument)].map(([, a, b, c]) => a ?? b ?? c ?? '');
    return [{ text, script, args: messages || undefined }];
  });
}
