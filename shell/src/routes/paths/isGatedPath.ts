const gatedPaths = /^(?:\/amp)?\/(?:download|vpn-trial)(?:\/|$)/i;

/** Whether the country gate applies to a site path (specification §5). */
export function isGatedPath(sitePath: string): boolean {
  return gatedPaths.test(sitePath);
}
