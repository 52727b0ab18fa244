import { findProductionAddress } from './findProductionAddress';

const production = 'https://tidegate.example';

function find(address: string, sitePath: string, device: 'desktop' | 'mobile' = 'desktop') {
  return findProductionAddress(production, new URL(address), { sitePath, device });
}

test('a listed page opens on the production host in its language', () => {
  expect(find('https://mirror.example/de/pricing?a=1', '/pricing')).toBe(
    'https://tidegate.example/de/pricing',
  );
});

/** A literal copy of the specification's list (§2.1). */
const listed =
  'home 404 aboutus affiliate blog contact-us download features forgetpassword login myaccount ' +
  'paystatus paysuc pricing pricing/checkout redirect termsuse vpn-for-social-media vpn-server ' +
  'vpn-trial webrtc-leak-test what-is-my-ip what-is-vpn press-room';

test.each(listed.split(' '))('/%s is reopened with and without a language', (name) => {
  const addresses = [`/${name}`, `/de/${name}`];

  expect(addresses.map((path) => find(`https://mirror.example${path}`, `/${name}`))).toEqual(
    addresses.map((path) => production + path),
  );
});

test.each([
  ['the production host itself', 'https://tidegate.example/pricing', '/pricing', 'desktop'],
  ['a page that is not listed', 'https://mirror.example/faq', '/faq', 'desktop'],
  ['a page on a phone', 'https://mirror.example/m/pricing', '/pricing', 'mobile'],
] as const)('%s is not reopened', (_, address, sitePath, device) => {
  expect(find(address, sitePath, device)).toBeUndefined();
});

test('without a production host no page is reopened', () => {
  const here = new URL('https://mirror.example/pricing');

  expect(
    findProductionAddress(undefined, here, { sitePath: '/pricing', device: 'desktop' }),
  ).toBeUndefined();
});

test('a path cannot lead to another host', () => {
  expect(find('https://mirror.example//evil.example/', '/')).toMatch(
    /^https:\/\/tidegate\.example\//,
  );
});
