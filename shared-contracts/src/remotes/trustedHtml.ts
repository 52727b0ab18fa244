/** The global that holds the shell's Trusted Types policy. */
export const trustedHtmlKey = 'trustedHtml';

interface Policy {
  createHTML: (html: string) => string;
}

/** HTML from the server that Trusted Types accept; every call returns a new object. */
export function trustHtml(html: string): string {
  const { [trustedHtmlKey]: policy } = globalThis as { [trustedHtmlKey]?: Policy };
  return policy ? policy.createHTML(html) : html;
}
