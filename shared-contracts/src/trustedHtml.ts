/** Where the shell keeps the policy that turns HTML into what a page takes that enforces Trusted Types. */
export const trustedHtmlKey = 'trustedHtml';

interface Policy {
  createHTML: (html: string) => string;
}

/**
 * HTML that our own server wrote or sanitised, for `dangerouslySetInnerHTML` and parsers: a page
 * refuses plain text there. The answer is another object each time.
 */
export function trustHtml(html: string): string {
  const { [trustedHtmlKey]: policy } = globalThis as { [trustedHtmlKey]?: Policy };
  return policy ? policy.createHTML(html) : html;
}
