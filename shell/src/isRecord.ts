export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export function isRecordOf<Value>(
  value: unknown,
  isValue: (candidate: unknown) => candidate is Value,
): value is Record<string, Value> {
  return isRecord(value) && Object.values(value).every(isValue);
}
