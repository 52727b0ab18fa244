import { run } from 'axe-core';

/** What axe finds wrong, in words; colours are measured from the tokens, jsdom has none. */
export async function listAxeFaults(container: Element): Promise<string[]> {
  const { violations } = await run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
