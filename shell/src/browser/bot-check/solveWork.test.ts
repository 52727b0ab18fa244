/** @jest-environment node */
import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solveWork } from './solveWork';

const hmacSignatureSecret = 'secret';

async function aChallenge(keyPrefix: string) {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyPrefix,
    deriveKey,
    hmacSignatureSecret,
    data: { action: 'login' },
  });
  return { parameters: { ...parameters }, signature };
}

test('the server accepts a solution of the browser', async () => {
  const token = await solveWork(await aChallenge('0'));

  const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload;
  expect(await verifySolution({ ...payload, deriveKey, hmacSignatureSecret })).toMatchObject({
    verified: true,
  });
});

test('aborting the signal stops the work', async () => {
  const left = new AbortController();
  const work = solveWork(await aChallenge('0'.repeat(32)), left.signal);

  left.abort();

  await expect(work).rejects.toThrow('not done in time');
});
