import { randomBytes } from 'node:crypto';

import { createSecretBox } from './secretBox';

const key = randomBytes(32);
const secret = randomBytes(20);

test('sealing is randomised, and the same key and owner open the secret', () => {
  const box = createSecretBox(key);
  const sealed = box.seal(secret, 'ann');

  expect(box.open(sealed, 'ann')).toEqual(secret);
  expect(sealed).toHaveLength(48);
  expect(box.seal(secret, 'ann')).not.toEqual(sealed);
});

test.each([
  ['another key', createSecretBox(randomBytes(32)), 'ann'],
  ['another owner', createSecretBox(key), 'bob'],
])('%s opens nothing', (_, box, owner) => {
  const sealed = createSecretBox(key).seal(secret, 'ann');

  expect(() => box.open(sealed, owner)).toThrow('unable to authenticate');
});
