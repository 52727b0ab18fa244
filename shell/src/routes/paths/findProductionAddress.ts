/** Desktop pages that reopen on the production host (specification §2.1). */
const reopened: ReadonlySet<string> = new Set([
  '/',
  '/home',
  '/404',
  '/aboutus',
  '/affiliate',
  '/blog',
  '/contact-us',
  '/download',
  '/features',
  '/forgetpassword',
  '/login',
  '/myaccount',
  '/paystatus',
  '/paysuc',
  '/pricing',
  '/pricing/checkout',
  '/redirect',
  '/termsuse',
  '/vpn-for-social-media',
  '/vpn-server',
  '/vpn-trial',
  '/webrtc-leak-test',
  '/what-is-my-ip',
  '/what-is-vpn',
  '/press-room',
]);

export function findProductionAddress(
  productionOrigin: string | undefined,
  { origin, pathname }: URL,
  { sitePath, device }: { sitePath: string; device: 'desktop' | 'mobile' },
): string | undefined {
  if (productionOrigin === undefined || productionOrigin === origin) return undefined;
  if (device !== 'desktop' || !reopened.has(sitePath.toLowerCase())) return undefined;
  return productionOrigin + pathname;
}
