import { uploadRelease } from '../../release/client/uploadRelease';
import { integrityOf } from '../../release/integrity';
import { aRelease } from '../../release/testing/aRelease';
import { flipByte, objectFile } from '../testing/objectFile';
import { asEdge, useRegistry } from '../testing/useRegistry';

const { start } = useRegistry();

const json = { 'content-type': 'application/json' };
const containing = (text: string): unknown => expect.stringContaining(text);

test('publishing the same bytes again uploads no file and succeeds', async () => {
  const { accessFor } = await start();
  const first = await uploadRelease(accessFor('tools'), aRelease());

  const second = await uploadRelease(accessFor('tools'), aRelease());

  expect(second).toEqual({ status: 'released', integrity: first.integrity, missing: [] });
});

test('publishing the same files from a later commit returns the existing release', async () => {
  const { accessFor } = await start();
  const first = await uploadRelease(accessFor('tools'), aRelease());

  const second = await uploadRelease(accessFor('tools'), aRelease({ sourceRevision: 'later' }));

  expect(second).toEqual({ status: 'released', integrity: first.integrity, missing: [] });
});

test('a released version never gets other bytes, and the refusal names the file', async () => {
  const { accessFor, site } = await start();
  await uploadRelease(accessFor('tools'), aRelease());
  const changed = aRelease({ texts: { 'client/remoteEntry.js': 'var other;' } });
  const redescribed = aRelease({ sliceVersion: 2 });

  await expect(uploadRelease(accessFor('tools'), changed)).rejects.toMatchObject({
    code: 'delivery.versionTaken',
    message: containing('client/remoteEntry.js'),
  });
  await expect(uploadRelease(accessFor('tools'), redescribed)).rejects.toMatchObject({
    code: 'delivery.versionTaken',
    message: containing('release.json'),
  });

  const served = await fetch(`${site}/_delivery/releases/tools/1.0.0/files/client/remoteEntry.js`, {
    headers: asEdge,
  });
  expect(await served.text()).toBe('var tools_1_0_0;');
});

test('an unfinished upload may start again with other bytes', async () => {
  const { accessFor, registry } = await start();
  const { token } = accessFor('tools');
  await registry.app.inject({
    method: 'POST',
    url: '/_delivery/releases/tools/1.0.0',
    headers: { ...json, authorization: `Bearer ${token}` },
    payload: aRelease().document,
  });
  const other = aRelease({ texts: { 'client/remoteEntry.js': 'var tools_1_0_0 = 2;' } });

  const { status } = await uploadRelease(accessFor('tools'), other);

  expect(status).toBe('open');
});

test('two uploads of one version cannot mix, and the replaced one cannot complete', async () => {
  const { accessFor, registry } = await start();
  const { token } = accessFor('tools');
  const first = aRelease();
  const second = aRelease({ texts: { 'client/remoteEntry.js': 'var tools_1_0_0 = 2;' } });
  const post = (path: string, payload: Buffer | object) =>
    registry.app.inject({
      method: 'POST',
      url: `/_delivery/releases/tools/1.0.0${path}`,
      headers: { ...json, authorization: `Bearer ${token}` },
      payload,
    });
  await post('', first.document);
  await post('', second.document);

  const completed = await post('/complete', { integrity: integrityOf(first.document) });

  expect(completed.statusCode).toBe(409);
  expect(completed.json()).toMatchObject({ code: 'delivery.uploadReplaced' });
});

test('a release with a missing file cannot be completed and is not visible', async () => {
  const { accessFor, registry, site } = await start();
  const { token } = accessFor('tools');
  const { document } = aRelease();
  const headers = { ...json, authorization: `Bearer ${token}` };
  const url = '/_delivery/releases/tools/1.0.0';
  await registry.app.inject({ method: 'POST', url, headers, payload: document });

  const completed = await registry.app.inject({
    method: 'POST',
    url: `${url}/complete`,
    headers,
    payload: { integrity: integrityOf(document) },
  });

  expect(completed.statusCode).toBe(409);
  expect(completed.json()).toMatchObject({ code: 'delivery.missingFile' });
  const read = await fetch(`${site}${url}/release.json`, { headers: asEdge });
  expect(read.status).toBe(404);
  expect(await read.json()).toMatchObject({ code: 'delivery.unknownRelease' });
});

test('publishing again repairs a corrupt file and its compressed copies', async () => {
  const { accessFor, objectStoreDir, registry } = await start();
  const tools = aRelease();
  await uploadRelease(accessFor('tools'), tools);
  const { chunk, entry } = tools.release.client;
  const hashOf = (file: string) => tools.release.files[file]?.integrity ?? '';
  await flipByte(objectFile(objectStoreDir, hashOf(chunk)));
  await flipByte(objectFile(objectStoreDir, hashOf(entry), 'br'));

  const repaired = await uploadRelease(accessFor('tools'), tools);

  expect(repaired).toMatchObject({ status: 'released', missing: [chunk] });
  const verified = await registry.app.inject({
    url: '/_delivery/releases/tools/1.0.0/verify',
    headers: { authorization: `Bearer ${accessFor('tools').token}` },
  });
  expect(verified.json()).toMatchObject({ isIntact: true });
});
