import ipaddr from 'ipaddr.js';

/** Drops the last part of an address, which identifies a household. */
export function toAnalyticsNetwork(address: string): string {
  if (address === '') return '';
  return address.includes(':')
    ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/48`).toRFC5952String()
    : ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`).toString();
}
