import { watchPlatform } from './watchPlatform';

const { map } = Array.prototype;
const { fetch: originalFetch } = globalThis;

test('an untouched platform has no changes', () => {
  const inspect = watchPlatform();

  expect(inspect()).toEqual([]);
});

test('replaced, removed and added properties are restored and listed once', () => {
  const inspect = watchPlatform();
  const patchedMap = () => [];
  const patchedFetch = () => Promise.reject(new Error('planted'));
  Object.assign(Array.prototype, { map: patchedMap });
  Object.assign(globalThis, { fetch: patchedFetch });
  Reflect.deleteProperty(Element.prototype, 'closest');
  Object.assign(Object.prototype, { status: 'moved' });

  const changes = inspect();

  expect(Array.prototype.map).toBe(map);
  expect(globalThis.fetch).toBe(originalFetch);
  expect(document.body.closest('body')).toBe(document.body);
  expect('status' in {}).toBe(false);
  expect(changes).toEqual([
    { property: 'Object.prototype.status', found: 'moved', isRestored: true },
    { property: 'Array.prototype.map', found: patchedMap, isRestored: true },
    { property: 'Element.prototype.closest', found: undefined, isRestored: true },
    { property: 'window.fetch', found: patchedFetch, isRestored: true },
  ]);
  expect(inspect()).toEqual([]);
});

test('a replaced getter is restored', () => {
  const inspect = watchPlatform();
  const get = () => null;
  Object.defineProperty(Node.prototype, 'parentNode', { get });

  expect(inspect()).toEqual([
    { property: 'Node.prototype.parentNode', found: get, isRestored: true },
  ]);
  expect(document.body.parentNode).toBe(document.documentElement);
});

test('the comparison works when the functions it needs are replaced', () => {
  const inspect = watchPlatform();
  const nothing = () => undefined;
  Object.assign(Reflect, { ownKeys: nothing, defineProperty: nothing });
  Object.assign(Array.prototype, { includes: nothing, push: nothing });

  expect(inspect()).toHaveLength(4);
  expect(inspect()).toEqual([]);
});

test('a property made non-configurable stays changed and is listed once', () => {
  const inspect = watchPlatform();
  const value = () => '';
  Object.defineProperty(String.prototype, 'anchor', { value, configurable: false });
  Object.defineProperty(String.prototype, 'planted', { value, configurable: false });

  expect(inspect()).toEqual([
    { property: 'String.prototype.anchor', found: value, isRestored: false },
    { property: 'String.prototype.planted', found: value, isRestored: false },
  ]);
  expect(inspect()).toEqual([]);
});
