import { openObjectStore } from './openObjectStore';
import { breakingAfter, chunksOf, readObject } from '../testing/objects';
import { startBucket } from '../testing/startBucket';

let bucket: Awaited<ReturnType<typeof startBucket>>;

beforeAll(async () => {
  bucket = await startBucket();
});

beforeEach(() => {
  process.env['AWS_ACCESS_KEY_ID'] = 'the-key';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'the-secret';
});

afterAll(() => bucket.close());

function open(name = 'releases') {
  const { endpoint } = bucket;
  return openObjectStore({
    objectStoreDir: '/nowhere',
    bucket: { name, prefix: 'live/', endpoint },
  });
}

test('a stored object is complete for every server, below the configured folder', async () => {
  const store = await open();

  await store.put('ab/abcd', chunksOf('one ', 'two'));

  const other = await open();
  expect((await other.get('ab/abcd'))?.sizeBytes).toBe(7);
  expect(await readObject(other, 'ab/abcd')).toBe('one two');
  expect([...bucket.objects.keys()]).toEqual(['live/ab/abcd']);
  expect(await store.get('ab/other')).toBeUndefined();
  expect(await store.read('ab/other')).toBeUndefined();
});

test('an interrupted write changes no object in the bucket', async () => {
  const store = await open();
  await store.put('ab/abcd', chunksOf('whole'));

  await expect(store.put('ab/abcd', breakingAfter('hal'))).rejects.toThrow('connection lost');

  expect(await readObject(store, 'ab/abcd')).toBe('whole');
});

test('a missing or forbidden bucket is reported at once', async () => {
  await expect(open('another')).rejects.toMatchObject({ code: 'delivery.unavailable' });

  process.env['AWS_ACCESS_KEY_ID'] = 'a-foreign-key';
  await expect(open()).rejects.toMatchObject({ code: 'delivery.unavailable' });
});
