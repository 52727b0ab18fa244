/** What script put into the form; undefined where it put nothing, or nothing that can be read. */
export function readPasskey(text: string | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
