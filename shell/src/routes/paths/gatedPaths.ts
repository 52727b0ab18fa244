const gatedPaths = /^(?:\/amp)?\/(?:download|vpn-trial)(?:\/|$)/i;

/** Whether the country gate stands before a page (specification §5); a site path. */
export function isGatedPath(sitePath: string): boolean {
  return gatedPaths.test(sitePath);
}
