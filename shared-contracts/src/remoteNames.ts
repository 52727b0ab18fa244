/** The independently released parts of the site. */
export const remoteNames = ['blog', 'pricing', 'account', 'campaigns', 'tools'] as const;

export type RemoteName = (typeof remoteNames)[number];

export function isRemoteName(value: unknown): value is RemoteName {
  return remoteNames.some((name) => name === value);
}
