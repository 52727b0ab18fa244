// reports: typescript/no-useless-default-assignment
export function getName({ name = '' }: { name: string }): string {
  return name;
}
