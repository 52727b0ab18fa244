import type { HostileRequest } from './hostileRequest';

const loginCall = '/api/mms/account/v1/web/login';

const form = (what: string, body: string, status: number): HostileRequest => {
  return { what, path: '/login', status, ...ofType('application/x-www-form-urlencoded', body) };
};

const call = (what: string, body: string, status: number, headers = {}): HostileRequest => {
  const { headers: ofJson, ...content } = ofType('application/json', body);
  return { what, path: loginCall, status, ...content, headers: { ...ofJson, ...headers } };
};

function ofType(type: string, body: string) {
  const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' };
  return { method: 'POST', headers, body };
}

const manyFields = Array.from({ length: 10_000 }, (_, index) => `a${index}=1`).join('&');
const deepObject = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
const ofPassword = (length: number) =>
  JSON.stringify({ username: 'ada@tidegate.example', password: 'x'.repeat(length) });

/** Bodies that are too large, too deep or binary, or use names from `Object.prototype`. */
export const hostileBodies: readonly HostileRequest[] = [
  form('ten thousand fields', manyFields, 413),
  form('one field five thousand times', 'username=a&'.repeat(5000), 422),
  form('fields of every object', '__proto__=x&constructor=y&toString=z&username=a', 422),
  form('null bytes', 'username=a%00b%40tidegate.example&password=%00', 422),
  form('bytes that are no UTF-8', 'username=%ff%fe%c0%80&password=%ed%a0%80', 422),
  form('a password of 60 kB', `username=a%40tidegate.example&password=${'x'.repeat(60_000)}`, 422),
  form('two megabytes', `username=${'x'.repeat(2_000_000)}`, 413),
  call('half a character', String.raw`{"username":"\ud800@x.example","password":"\udfff"}`, 422),
  call('a password of 40 kB', ofPassword(40_000), 422),
  call('a password of 2 MB', ofPassword(2_000_000), 413),
  call('a list', '[1,2]', 422),
  call('a number beyond all', '1e999', 422),
  call('operators of a database', '{"username":{"$gt":""},"password":["x"]}', 422),
  call('5,000 levels', deepObject, 422),
  call('the prototype of an object', '{"__proto__":{"is_admin":true},"username":"a"}', 400),
  call('half of an object', '{"username":"a', 400),
  call('what calls itself compressed', 'xxxx', 400, { 'content-encoding': 'gzip' }),
  call('an unknown encoding', '{}', 422, {
    'content-type': 'application/json; charset=utf-7',
  }),
];
