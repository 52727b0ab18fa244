// reports: typescript/no-unsafe-assignment
export function parse(text: string): unknown {
  const value = JSON.parse(text);
  return value;
}
