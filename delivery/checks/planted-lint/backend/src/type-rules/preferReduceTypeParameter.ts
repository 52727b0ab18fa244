// reports: typescript/prefer-reduce-type-parameter
export function index(names: string[]): Record<string, number> {
  return names.reduce(
    (found, name) => ({ ...found, [name]: name.length }),
    {} as Record<string, number>,
  );
}
