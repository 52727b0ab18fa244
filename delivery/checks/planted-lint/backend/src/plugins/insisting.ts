// reports: typescript/no-non-null-assertion
export function insist(value: string | undefined): string {
  return value!;
}
