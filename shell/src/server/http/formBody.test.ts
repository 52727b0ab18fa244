import { listFormFields, readFormValues } from './formBody';

const body = { name: 'Ada', interest: ['a', 'b'], file: { toString: 'x' } };

test('all fields of a form are listed, a repeated one with each of its values', () => {
  expect(listFormFields(body)).toEqual([
    ['name', 'Ada'],
    ['interest', 'a'],
    ['interest', 'b'],
  ]);
});

test('only fields with one value are read as values', () => {
  expect(readFormValues(body)).toEqual({ name: 'Ada' });
});

test.each([undefined, null, 'text'])('a body of %j has no fields', (nothing) => {
  expect([listFormFields(nothing), readFormValues(nothing)]).toEqual([[], {}]);
});
