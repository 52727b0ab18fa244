// reports: react/unsupported-syntax
export function Hidden({ code }: { code: string }) {
  const value: unknown = eval(code);
  return <p data-value={String(value)} />;
}
