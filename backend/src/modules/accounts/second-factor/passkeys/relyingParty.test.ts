import { findRelyingParty } from './relyingParty';

test.each([
  ['https://tidegate.example', 'tidegate.example', 'https://tidegate.example'],
  ['http://127.0.0.1:8080', 'localhost', 'http://localhost:8080'],
])('passkeys of %s are bound to %s', (publicOrigin, id, origin) => {
  expect(findRelyingParty(publicOrigin)).toMatchObject({ id, origin });
});

test.each(['https://203.0.113.9', 'http://[::1]:8080'])(
  'a site at %s has no passkey domain',
  (publicOrigin) => {
    expect(findRelyingParty(publicOrigin)).toBeUndefined();
  },
);
