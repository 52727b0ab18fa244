type AnyFunction = (...parts: unknown[]) => unknown;

const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function';

/** Replaces a function and keeps its name, length and attributes. */
export function replaceFunction(
  object: object,
  name: string,
  create: (native: AnyFunction) => AnyFunction,
): void {
  const descriptor = Reflect.getOwnPropertyDescriptor(object, name);
  const kind = descriptor?.set ? 'set' : 'value';
  const native: unknown = descriptor?.[kind];
  if (!isFunction(native)) return;
  const replacement = create(native);
  for (const property of ['name', 'length'] as const) {
    Object.defineProperty(replacement, property, { value: native[property], configurable: true });
  }
  Object.defineProperty(object, name, { ...descriptor, [kind]: replacement });
}
