const browserOnly = new Set([
  'document',
  'history',
  'localStorage',
  'location',
  'matchMedia',
  'navigator',
  'sessionStorage',
  'window',
]);

const functionTypes = new Set([
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
]);

function enclosingFunction(node) {
  for (let current = node.parent; current; current = current.parent) {
    if (functionTypes.has(current.type)) return current;
  }
  return undefined;
}

function isComponent(node) {
  const name = node.id?.name ?? (node.parent.type === 'VariableDeclarator' && node.parent.id.name);
  return typeof name === 'string' && /^[A-Z]/.test(name);
}

function isTypeQuestion({ parent }) {
  return parent.type === 'UnaryExpression' && parent.operator === 'typeof';
}

function isRenderedOnServer(identifier) {
  const owner = enclosingFunction(identifier);
  return owner === undefined || isComponent(owner);
}

/** Module bodies and component bodies also run on the server, which has no browser globals. */
export const noBrowserWhileRendering = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: '`{{name}}` is absent on the server: read it in an effect or an event.' },
  },
  create: (context) => ({
    'Program:exit'() {
      const { globalScope } = context.sourceCode.scopeManager;
      const known = globalScope.variables.flatMap(({ references }) => references);
      for (const { identifier, isTypeReference } of [...globalScope.through, ...known]) {
        if (isTypeReference || !browserOnly.has(identifier.name)) continue;
        if (isTypeQuestion(identifier) || !isRenderedOnServer(identifier)) continue;
        const { name } = identifier;
        context.report({ node: identifier, messageId: 'found', data: { name } });
      }
    },
  }),
};
