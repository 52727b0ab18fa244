/** A rule that reports every node which one of the selectors finds. */
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
