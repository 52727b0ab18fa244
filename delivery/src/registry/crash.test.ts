import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, watch } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { activateRemote, fetchStatus } from '../release/client/registryCalls';
import { callRegistry, putFile, type RegistryAccess } from '../release/client/registryClient';
import { uploadRelease } from '../release/client/uploadRelease';
import { uploadSchema } from '../release/registryReplies';
import { aRelease } from '../release/testing/aRelease';
import { useRegistry } from './testing/useRegistry';

const { start, databaseUrl } = useRegistry();

function run(script: string, ...args: string[]): ChildProcess {
  return fork(path.join(import.meta.dirname, 'testing', script), args, {
    execArgv: ['--import', 'tsx'],
  });
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function fetchLive(access: RegistryAccess) {
  const { remotes } = await fetchStatus(access);
  return remotes.tools?.current.version;
}

test('a killed deployment does not change what is live, and running it again completes it', async () => {
  const { accessFor, site } = await start();
  const { token } = accessFor('tools');
  await uploadRelease(accessFor('tools'), aRelease());
  await activateRemote(accessFor('tools'), { remote: 'tools', version: '1.0.0' });
  const next = aRelease({ version: '1.1.0', texts: { 'client/logo.svg': '<svg/>' } });
  const deploy = run('runUpload.ts', site, token, '1.1.0');
  await once(deploy, 'message');

  await kill(deploy);

  expect(await fetchLive(accessFor('tools'))).toBe('1.0.0');
  const activation = activateRemote(accessFor('tools'), { remote: 'tools', version: '1.1.0' });
  await expect(activation).rejects.toMatchObject({ code: 'delivery.notReleased' });
  const again = await uploadRelease(accessFor('tools'), next);
  expect(again.status).toBe('open');
  expect(again.missing.length).toBeLessThan(next.files.size);
  await activateRemote(accessFor('tools'), { remote: 'tools', version: '1.1.0' });
  expect(await fetchLive(accessFor('tools'))).toBe('1.1.0');
});

test('a registry killed while it receives a file stores no partial file', async () => {
  const { accessFor, objectStoreDir, tokensFile, site } = await start();
  const { token } = accessFor('tools');
  const tools = aRelease();
  const killed = run('runRegistry.ts', databaseUrl(), objectStoreDir, tokensFile);
  const [killedSite] = (await once(killed, 'message')) as [string];
  const { missing } = await callRegistry(
    { site: killedSite, token },
    '/releases/tools/1.0.0',
    uploadSchema,
    tools.document,
  );
  const [first = '', second = ''] = missing;
  const bytes = tools.files.get(first) ?? Buffer.alloc(0);
  await putFile(
    { site: killedSite, token },
    `/releases/tools/1.0.0/files/${second}`,
    tools.files.get(second) ?? Buffer.alloc(0),
  );
  const sent = request(`${killedSite}/_delivery/releases/tools/1.0.0/files/${first}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'content-length': bytes.length,
    },
  });
  const broken = once(sent, 'error');
  const incoming = path.join(objectStoreDir, 'incoming');
  const changes = watch(incoming)[Symbol.asyncIterator]();
  const started = changes.next();
  sent.on('error', () => undefined).write(bytes.subarray(0, 10));
  await started;
  await changes.return?.();

  await kill(killed);
  await broken;

  expect(await readdir(incoming)).toHaveLength(1);
  const again = await uploadRelease({ site, token }, tools);
  expect(again.missing).toEqual(missing.filter((file) => file !== second));
  expect(again.status).toBe('open');
});
