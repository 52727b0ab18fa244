export interface Deferred<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
}

/** `Promise.withResolvers` of Node 22, as far as it is used here. */
export function createDeferred<Value = void>(): Deferred<Value> {
  let resolve: Deferred<Value>['resolve'] = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
