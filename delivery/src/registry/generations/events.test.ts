import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Generation } from '@tidegate/contracts/remotes/release';
import { activateRemote } from '../../release/client/registryCalls';
import { uploadRelease } from '../../release/client/uploadRelease';
import { aRelease } from '../../release/testing/aRelease';
import { asEdge, useRegistry, type TestRegistry } from '../testing/useRegistry';

const { start } = useRegistry();

async function openEvents(site: string): Promise<IncomingMessage> {
  const events = request(`${site}/_delivery/events`, { headers: asEdge }).end();
  const [response] = (await once(events, 'response')) as [IncomingMessage];
  return response.setEncoding('utf8');
}

async function* readGenerations(stream: IncomingMessage): AsyncGenerator<Generation, undefined> {
  let text = '';
  for await (const chunk of stream) {
    const frames = `${text}${String(chunk)}`.split('\n\n');
    text = frames.pop() ?? '';
    for (const frame of frames) {
      const json = /^event: generation\nid: \d+\ndata: (.+)$/.exec(frame)?.[1];
      if (json) yield JSON.parse(json) as Generation;
    }
  }
  return undefined;
}

async function nextId(generations: AsyncGenerator<Generation, undefined>) {
  const { value } = await generations.next();
  return value?.id;
}

async function goLive({ accessFor }: TestRegistry, version: string): Promise<void> {
  await uploadRelease(accessFor('tools'), aRelease({ version }));
  await activateRemote(accessFor('tools'), { remote: 'tools', version });
}

test('an event stream sends the current generation at once and then each new one', async () => {
  const site = await start();
  await goLive(site, '1.0.0');
  const stream = await openEvents(site.site);
  const generations = readGenerations(stream);

  expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(await nextId(generations)).toBe(1);
  await goLive(site, '1.1.0');
  expect(await nextId(generations)).toBe(2);
  await goLive(site, '1.2.0');
  expect(await nextId(generations)).toBe(3);
});

test('a change through one registry reaches the readers of another', async () => {
  const first = await start();
  const second = await start({ objectStoreDir: first.objectStoreDir });
  const generations = readGenerations(await openEvents(second.site));
  await nextId(generations);

  await goLive(first, '1.0.0');

  expect(await nextId(generations)).toBe(1);
});

test('closing the registry ends the streams and does not wait for their readers', async () => {
  const { registry, site } = await start();
  const generations = readGenerations(await openEvents(site));
  await nextId(generations);

  await registry.close();

  expect(await generations.next()).toMatchObject({ done: true });
});

test('a disconnecting reader does not affect others', async () => {
  const site = await start();
  const leaving = await openEvents(site.site);
  const generations = readGenerations(await openEvents(site.site));
  await nextId(generations);

  leaving.destroy();
  await goLive(site, '1.0.0');

  expect(await nextId(generations)).toBe(1);
});
