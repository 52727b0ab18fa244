/** The global that holds the shell's Trusted Types policy. */
export const trustedHtmlKey = 'trustedHtml';

interface Policy {
  createHTML: (html: string) => string;
}

declare global {
  var trustedHtml: Policy | undefined;
}

/** HTML from the server that Trusted Types accept; every call returns a new object. */
export function trustHtml(html: string): string {
  const { [trustedHtmlKey]: policy } = globalThis;
  return policy ? policy.createHTML(html) : html;
}
