import { createSecretHashes } from './secretHashes';

test('only the hashed secret verifies', async () => {
  const hashes = createSecretHashes();

  const stored = await hashes.hash('Harbour-Light-7!');

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashes.verify(stored, 'Harbour-Light-7!')).toBe(true);
  expect(await hashes.verify(stored, 'harbour-light-7!')).toBe(false);
});

test('verification without a hash returns false', async () => {
  expect(await createSecretHashes().verify(null, 'Harbour-Light-7!')).toBe(false);
});

test('a full queue of hash checks refuses more, and every queued check completes', async () => {
  const hashes = createSecretHashes();
  const stored = await hashes.hash('Harbour-Light-7!');

  const results = await Promise.allSettled(
    Array.from({ length: 70 }, () => hashes.verify(stored, 'Harbour-Light-7!')),
  );

  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({ reason: { code: 'server.overloaded' } });
  expect(await hashes.verify(stored, 'Harbour-Light-7!')).toBe(true);
}, 30_000);
