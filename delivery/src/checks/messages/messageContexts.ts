import path from 'node:path';
import ts from 'typescript';
import { isTranslation, listStrings } from './messageKeysInCode';

/** A key that code uses with a context, and every context that its type allows. */
export interface UsedContexts {
  key: string;
  contexts: readonly string[];
  file: string;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  strict: true,
  types: [],
};

/** Types of packages contain no message contexts and take most of the time. */
const isOwnPackage = (name: string) => /^(\.|@tidegate\/)/.test(name);

function createChecker(files: readonly string[]) {
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      isOwnPackage(text)
        ? ts.resolveModuleName(text, from, options, host)
        : { resolvedModule: undefined },
    );
  const program = ts.createProgram([...files], options, host);
  return { program, checker: program.getTypeChecker() };
}

/** The string literals of a type; none if it allows any string. */
function listLiterals(type: ts.Type): string[] {
  const members = type.isUnion() ? type.types : [type];
  const literals = members.filter((member) => member.isStringLiteral());
  const isAny = members.some(
    ({ flags }) => flags & ~(ts.TypeFlags.StringLiteral | ts.TypeFlags.Undefined),
  );
  return isAny ? [] : literals.map(({ value }) => value);
}

function findContextType(call: ts.CallExpression, checker: ts.TypeChecker): ts.Type | undefined {
  const [, values] = call.arguments;
  if (!values || !ts.isObjectLiteralExpression(values)) return undefined;
  for (const property of values.properties) {
    if (property.name?.getText() !== 'context') continue;
    if (ts.isPropertyAssignment(property)) return checker.getTypeAtLocation(property.initializer);
    if (!ts.isShorthandPropertyAssignment(property)) continue;
    const symbol = checker.getShorthandAssignmentValueSymbol(property);
    return symbol && checker.getTypeOfSymbolAtLocation(symbol, property.name);
  }
  return undefined;
}

/** Finds `t('key', { context })`; type checking is slow, so pass only files with a context. */
export function readUsedContexts(workspaceDir: string, files: readonly string[]): UsedContexts[] {
  if (files.length === 0) return [];
  const { program, checker } = createChecker(files.map((file) => path.join(workspaceDir, file)));
  const used: UsedContexts[] = [];
  const visit = (file: string, node: ts.Node) => {
    const type = ts.isCallExpression(node) && isTranslation(node) && findContextType(node, checker);
    if (type) {
      const [key] = node.arguments;
      const contexts = listLiterals(type);
      for (const name of key ? listStrings(key) : []) used.push({ key: name, contexts, file });
    }
    ts.forEachChild(node, (child) => visit(file, child));
  };
  for (const file of files) {
    const source = program.getSourceFile(path.join(workspaceDir, file));
    if (source) visit(file, source);
  }
  return used;
}

const withoutNamespace = (key: string) => key.replace(/^\w+:/, '');
const groupOf = (key: string) => key.slice(0, key.lastIndexOf('.') + 1);

/**
 * Reports contexts without a message. A key with a message and no contexts needs none, unless other
 * keys with the same contexts have some.
 */
export function findUnwrittenContexts(
  used: readonly UsedContexts[],
  written: ReadonlySet<string>,
): string[] {
  const missing = new Map<string, string>();
  for (const { key, contexts, file } of used) {
    const bare = withoutNamespace(key);
    const neighbours = [...written].flatMap((other) => {
      const context = contexts.find((one) => other.endsWith(`_${one}`));
      const name = context === undefined ? '' : other.slice(0, -context.length - 1);
      return name !== '' && groupOf(name) === groupOf(bare) ? [name] : [];
    });
    const bases = written.has(bare) ? neighbours : [bare, ...neighbours];
    const wanted = bases.flatMap((base) => contexts.map((context) => `${base}_${context}`));
    for (const name of wanted) if (!written.has(name)) missing.set(name, file);
  }
  return [...missing].map(([name, file]) => `${file}: there is no message for "${name}"`);
}
