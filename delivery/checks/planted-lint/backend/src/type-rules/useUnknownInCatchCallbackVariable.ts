// reports: typescript/use-unknown-in-catch-callback-variable
export function find(search: Promise<string>): Promise<string> {
  return search.catch((error: Error) => error.message);
}
