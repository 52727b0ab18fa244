/**
 * What a stylesheet consists of that every parser reads alike. Browsers end a string at the line
 * break in it and read no comment in `url(/*)`; a parser that does not would see other rules than
 * they do. An escape outside a string can spell any name.
 */
const plainToken =
  /\/\*[^]*?\*\/|"(?:[^"\\\n\r\f]|\\[^\n\r\f])*"|'(?:[^'\\\n\r\f]|\\[^\n\r\f])*'|\burl\([\w./:#?&=%+-]*\)|(?!\burl\((?!["']))[^"'\\/]|\/(?!\*)/giu;

/** The text of a stylesheet, or undefined if it is none that has one meaning only. */
export function readPlainCss(bytes: Uint8Array): string | undefined {
  try {
    const css = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return css.replaceAll(plainToken, '') === '' ? css : undefined;
  } catch {
    // Bytes of another encoding, which a browser may read as it likes.
    return undefined;
  }
}
