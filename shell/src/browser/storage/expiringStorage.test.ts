import { keepExpiring, readExpiring } from './expiringStorage';

const key = 'tidegate.example';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

test('a value is stored with its expiry time', () => {
  keepExpiring(key, { country: 'FR' }, 60_000);

  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
    value: { country: 'FR' },
    expiresAt: 1_060_000,
  });
});

test('a value can be read until it expires and is then removed', () => {
  keepExpiring(key, ['value'], 60_000);

  jest.setSystemTime(1_059_999);
  expect(readExpiring(key)).toEqual(['value']);
  jest.setSystemTime(1_060_000);
  expect(readExpiring(key)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test.each(['', 'nonsense', 'null', '7', '{}', '{"value":1}', '{"value":1,"expiresAt":"soon"}'])(
  'an invalid entry is ignored: %s',
  (entry) => {
    localStorage.setItem(key, entry);

    expect(readExpiring(key)).toBeUndefined();
  },
);

test('a browser that blocks storage returns no value and throws no error', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }

  keepExpiring(key, 'value', 60_000);

  expect(readExpiring(key)).toBeUndefined();
});
