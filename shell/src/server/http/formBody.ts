function entriesOf(body: unknown): [string, unknown][] {
  return typeof body === 'object' && body !== null ? Object.entries(body) : [];
}

/** All fields of a posted form. A repeated field has several values. */
export function listFormFields(body: unknown): [string, string][] {
  return entriesOf(body).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((one): [string, string][] => (typeof one === 'string' ? [[name, one]] : [])),
  );
}

/** Fields of a posted form that have one value. */
export function readFormValues(body: unknown): Record<string, string> {
  const isSingle = (field: [string, unknown]): field is [string, string] =>
    typeof field[1] === 'string';
  return Object.fromEntries(entriesOf(body).filter(isSingle));
}
