type AnyFunction = (...parts: unknown[]) => unknown;

/** Replaces a function and keeps its name, length and attributes. */
export function replaceFunction(
  object: object,
  name: string,
  create: (native: AnyFunction) => AnyFunction,
): void {
  const descriptor = Reflect.getOwnPropertyDescriptor(object, name);
  const kind = descriptor?.set ? 'set' : 'value';
  const native = descriptor?.[kind] as AnyFunction | undefined;
  if (!native) return;
  const replacement = create(native);
  for (const property of ['name', 'length'] as const) {
    Object.defineProperty(replacement, property, { value: native[property], configurable: true });
  }
  Object.defineProperty(object, name, { ...descriptor, [kind]: replacement });
}
