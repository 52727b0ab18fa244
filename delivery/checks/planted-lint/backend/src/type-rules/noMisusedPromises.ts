// reports: typescript/no-misused-promises
export function findAll(names: string[]): void {
  names.forEach(async (name) => {
    await Promise.resolve(name);
  });
}
