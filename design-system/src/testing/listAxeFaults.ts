import { run } from 'axe-core';

/** Accessibility violations as text, without contrast, which `contrast.test.ts` measures. */
export async function listAxeFaults(container: Element): Promise<string[]> {
  const { violations } = await run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
