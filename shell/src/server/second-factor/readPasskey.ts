/** Parses the credential that script put into the form; undefined if missing or invalid. */
export function readPasskey(text: string | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
