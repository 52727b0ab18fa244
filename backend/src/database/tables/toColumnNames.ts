type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SnakeCase<Rest>}`
    : `_${Lowercase<First>}${SnakeCase<Rest>}`
  : Name;

type ColumnNamed<Fields> = {
  [Name in keyof Fields & string as SnakeCase<Name>]: Fields[Name];
};

/** Renames the fields of a row to column names: `paidAt` becomes `paid_at`. */
export function toColumnNames<Fields extends object>(fields: Fields): ColumnNamed<Fields> {
  const columns = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ]);
  return Object.fromEntries(columns) as ColumnNamed<Fields>;
}
