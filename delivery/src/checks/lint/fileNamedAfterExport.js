import path from 'node:path';

/** Exported names of a module; undefined if it exports a default or another module. */
function readExports({ body }) {
  const names = { values: [], types: [] };
  for (const { type, declaration, specifiers, exportKind } of body) {
    if (['ExportDefaultDeclaration', 'ExportAllDeclaration', 'TSExportAssignment'].includes(type)) {
      return undefined;
    }
    if (type !== 'ExportNamedDeclaration') continue;
    const isType = /^TS(Interface|TypeAlias)Declaration$/.test(declaration?.type);
    const found = isType || exportKind === 'type' ? names.types : names.values;
    const declared = declaration?.declarations ?? [declaration ?? []].flat();
    found.push(...declared.map(({ id }) => id.name ?? ''));
    found.push(...specifiers.map(({ exported }) => exported.name));
  }
  return names;
}

function normalise(name) {
  return name.replaceAll(/[^a-z\d]/gi, '').toLowerCase();
}

/** A file with one main export bears its name; one with several is named after their subject. */
export const fileNamedAfterExport = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: 'Name the file after its export {{names}}, or the export after the file.' },
  },
  create: (context) => ({
    Program(program) {
      const { values = [], types = [] } = readExports(program) ?? {};
      const names = [...values, ...types];
      if (names.length === 0 || values.length > 1) return;
      if (values.length === 0 && types.length > 1) return;
      const file = normalise(path.basename(context.filename).replace(/\.[a-z.]+$/, ''));
      if (names.map(normalise).some((name) => name === file || name === `${file}schema`)) return;
      context.report({ node: program, messageId: 'found', data: { names: names.join(', ') } });
    },
  }),
};
