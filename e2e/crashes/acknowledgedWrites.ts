import { connectRegistry, type Generation } from '../releases/registry';
import { demoAccount, type Site } from '../site/settings';

/** Writes that the site has acknowledged, which must never be lost. */
export interface AcknowledgedWrites {
  tokens: Set<string>;
  generations: Map<number, Generation>;
}

const account = '/api/mms/account/v1/web';

/** Needs a new address after each kill, because an interrupted login counts as a failed attempt. */
async function logIn({ siteUrl }: Site, address: string): Promise<string> {
  const reply = await fetch(`${siteUrl}${account}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username: demoAccount.email, password: demoAccount.password }),
  });
  const cookies = reply.headers.getSetCookie().join(';');
  const token = /paypal_token=([\w-]{43})/.exec(cookies)?.[1];
  if (token === undefined) throw new Error(`the login was answered ${await reply.text()}`);
  return token;
}

/** Calls `onWrite` after each acknowledgement, while other writes are still in progress. */
export async function writeUntilDeath(
  site: Site,
  {
    address,
    versions,
    writes,
    onWrite,
  }: {
    address: string;
    versions: readonly [string, string];
    writes: AcknowledgedWrites;
    onWrite: () => void;
  },
): Promise<void> {
  const registry = connectRegistry(site);
  let isAlive = true;
  let turn = 0;

  async function repeat(write: () => Promise<void>): Promise<void> {
    while (isAlive) {
      try {
        await write();
        onWrite();
      } catch (error) {
        isAlive = false;
        // A dead site fails with a network error; an error response is a finding.
        if (!(error instanceof TypeError)) throw error;
      }
    }
  }
  const writeSession = async () => {
    writes.tokens.add(await logIn(site, address));
  };
  const writeGeneration = async () => {
    turn += 1;
    const generation = await registry.activate('campaigns', versions[turn % 2 === 0 ? 0 : 1]);
    writes.generations.set(generation.id, generation);
  };

  await Promise.all([repeat(writeSession), repeat(writeSession), repeat(writeGeneration)]);
}

export async function findLostWrites(site: Site, writes: AcknowledgedWrites): Promise<string[]> {
  const registry = connectRegistry(site);
  const lost: string[] = [];
  for (const token of writes.tokens) {
    const reply = await fetch(`${site.siteUrl}${account}/profile`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { code } = (await reply.json()) as { code: number };
    if (code !== 200) lost.push(`a session: ${code}`);
  }
  for (const [id, acknowledged] of writes.generations) {
    const known = await registry.getGeneration(id);
    if (JSON.stringify(known) !== JSON.stringify(acknowledged)) lost.push(`generation ${id}`);
  }
  const newest = await registry.getGeneration();
  if (newest.id < Math.max(0, ...writes.generations.keys())) lost.push('the live set');
  return lost;
}
