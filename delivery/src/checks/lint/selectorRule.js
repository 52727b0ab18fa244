export function selectorRule(message, selectors) {
  return {
    meta: { type: 'problem', schema: [], messages: { found: message } },
    create: (context) =>
      Object.fromEntries(
        selectors.map((selector) => [
          selector,
          (node) => context.report({ node, messageId: 'found' }),
        ]),
      ),
  };
}
