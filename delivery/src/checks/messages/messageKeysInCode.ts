import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { listSourceFiles } from '../sourceFiles';

export interface KeysInCode {
  /** Every string literal; a key among them is in use. */
  literals: ReadonlySet<string>;
  /** Literals that can only be keys, with the file that uses them. */
  keys: ReadonlyMap<string, string>;
  /** Files that may use messages with a context. */
  withContext: readonly string[];
}

/** The strings that an expression can evaluate to, from both branches of a condition. */
export function listStrings(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) {
    return [...listStrings(node.whenTrue), ...listStrings(node.whenFalse)];
  }
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  ) {
    return listStrings(node.expression);
  }
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? listStrings(property.initializer) : [],
    );
  }
  return [];
}

export function isTranslation({ expression }: ts.CallExpression): boolean {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  return ts.isIdentifier(name) && name.text === 't';
}

/** `t('key')`, `i18nKey="key"`, `const …Keys = { … }` and the `head` of a route. */
function listKeys(node: ts.Node): string[] {
  if (ts.isCallExpression(node) && isTranslation(node)) {
    const [key] = node.arguments;
    return key && !ts.isObjectLiteralExpression(key) ? listStrings(key) : [];
  }
  if (ts.isJsxAttribute(node) && node.name.getText() === 'i18nKey') {
    const { initializer } = node;
    if (initializer && ts.isStringLiteral(initializer)) return [initializer.text];
    return initializer && ts.isJsxExpression(initializer) && initializer.expression
      ? listStrings(initializer.expression)
      : [];
  }
  if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
    return node.name.text.endsWith('Keys') ? listStrings(node.initializer) : [];
  }
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'head') {
    return listStrings(node.initializer);
  }
  return [];
}

function visit(node: ts.Node, onNode: (node: ts.Node) => void): void {
  onNode(node);
  ts.forEachChild(node, (child) => {
    visit(child, onNode);
  });
}

/** Adds strings of the content: names of cities, and shared messages such as `common:seePlans`. */
async function readKeysInContent(
  workspaceDir: string,
  { literals, keys }: { literals: Set<string>; keys: Map<string, string> },
): Promise<void> {
  for (const file of await listSourceFiles(workspaceDir, ['content'], /\.json$/)) {
    const content = await readFile(path.join(workspaceDir, file), 'utf8');
    for (const [, text = ''] of content.matchAll(/"([^"]*)"/g)) {
      literals.add(text);
      if (text.startsWith('common:')) keys.set(text, file);
    }
  }
}

/** Reads the message keys that the code of a workspace uses, without tests and fakes. */
export async function readKeysInCode(workspaceDir: string): Promise<KeysInCode> {
  const files = await listSourceFiles(workspaceDir, ['src'], /(?<!\.test)\.tsx?$/);
  const keys = new Map<string, string>();
  const literals = new Set<string>();
  await readKeysInContent(workspaceDir, { literals, keys });
  const withContext: string[] = [];
  for (const file of files.filter((name) => !name.includes('/testing/'))) {
    const text = await readFile(path.join(workspaceDir, file), 'utf8');
    if (/\bcontext\b/.test(text) && /\bt\(/.test(text)) withContext.push(file);
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    visit(source, (node) => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text);
      for (const key of listKeys(node)) keys.set(key, file);
    });
  }
  return { literals, keys, withContext };
}
