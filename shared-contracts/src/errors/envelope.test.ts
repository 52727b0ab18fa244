import * as z from 'zod/mini';

import { envelopeSchema } from './envelopeSchema';
import { isSuccess, succeed } from './envelope';

const schema = envelopeSchema(z.object({ token: z.string() }));

const refusal = {
  code: 20101,
  message: 'Incorrect username or password.',
  data: null,
  error: { code: 'accounts.wrongCredentials', request_id: 'abc' },
};

test('a success carries its data', () => {
  const reply = schema.parse(succeed({ token: 't' }));

  expect(isSuccess(reply) && reply.data.token).toBe('t');
});

test('a refusal carries its stable error code', () => {
  const reply = schema.parse(refusal);

  expect(isSuccess(reply)).toBe(false);
  expect(reply).toEqual(refusal);
});

test('a success envelope without data is invalid', () => {
  expect(schema.safeParse({ ...refusal, code: 200 }).success).toBe(false);
  expect(schema.safeParse({ code: 200, message: 'OK', data: {} }).success).toBe(false);
});
