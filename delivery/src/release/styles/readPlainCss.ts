/**
 * Tokens that every parser reads alike. Browsers end a string at a line break and read no comment
 * in `url(/*)`, so other parsers may see other rules. An escape outside a string can spell any
 * name.
 */
const plainToken =
  /\/\*[^]*?\*\/|"(?:[^"\\\n\r\f]|\\[^\n\r\f])*"|'(?:[^'\\\n\r\f]|\\[^\n\r\f])*'|\burl\([\w./:#?&=%+-]*\)|(?!\burl\((?!["']))[^"'\\/]|\/(?!\*)/giu;

/** The text of a style sheet, or undefined if it is ambiguous. */
export function readPlainCss(bytes: Uint8Array): string | undefined {
  try {
    const css = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return css.replaceAll(plainToken, '') === '' ? css : undefined;
  } catch {
    // Not UTF-8; a browser may guess the encoding.
    return undefined;
  }
}
