/** The database's name of a table or column that queries name in camel case. */
export function toDatabaseName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
