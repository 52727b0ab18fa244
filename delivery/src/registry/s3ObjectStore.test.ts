import { text } from 'node:stream/consumers';
import { openObjectStore } from './openObjectStore';
import { startBucket } from './testing/startBucket';

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
  const objectStoreUrl = `s3://${name}/live/?endpoint=${bucket.endpoint}`;
  return openObjectStore({ objectStoreDir: '/nowhere', objectStoreUrl });
}

async function* chunksOf(...chunks: string[]) {
  for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
}

async function* breakingAfter(chunk: string) {
  yield await Promise.resolve(Buffer.from(chunk));
  throw new Error('connection lost');
}

test('an object is there as a whole, for every server, below the folder of the setting', async () => {
  const store = await open();

  await store.put('ab/abcd', chunksOf('one ', 'two'));

  const stored = await (await open()).get('ab/abcd');
  expect(stored?.sizeBytes).toBe(7);
  expect(stored && (await text(stored.stream))).toBe('one two');
  expect([...bucket.objects.keys()]).toEqual(['live/ab/abcd']);
  expect(await store.get('ab/other')).toBeUndefined();
});

test('a write that breaks off changes nothing', async () => {
  const store = await open();
  await store.put('ab/abcd', chunksOf('whole'));

  await expect(store.put('ab/abcd', breakingAfter('hal'))).rejects.toThrow('connection lost');

  const stored = await store.get('ab/abcd');
  expect(stored && (await text(stored.stream))).toBe('whole');
});

test('a bucket that is not there, or not ours, is found out at once', async () => {
  await expect(open('another')).rejects.toMatchObject({ code: 'delivery.unavailable' });

  process.env['AWS_ACCESS_KEY_ID'] = 'a-foreign-key';
  await expect(open()).rejects.toMatchObject({ code: 'delivery.unavailable' });
});
