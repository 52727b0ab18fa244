/** Networks of the VPN exits. The sample fleet uses the documentation ranges. */
export const exitNetworks = [
  '192.0.2.0/24',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '2001:db8::/32',
] as const;
