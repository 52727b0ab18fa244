import type { BrowserRelease } from './browserRelease';
import { createRemoteStyles } from './remoteStyles';

const sheet = { url: '/r/campaigns/2.0.0/styles.css', integrity: 'sha384-x' };
const release = { remote: 'campaigns', version: '2.0.0', styles: [sheet] } as unknown;

async function stateOf(promise: Promise<void>): Promise<'settled' | 'waiting'> {
  return Promise.race([
    promise.then(() => 'settled' as const),
    Promise.resolve('waiting' as const),
  ]);
}

test('a release waits for its stylesheet, however late the document renders the link', async () => {
  const styles = createRemoteStyles([]);

  const added = styles.add(release as BrowserRelease);
  await new Promise((resolve) => setTimeout(resolve));

  expect(await stateOf(added)).toBe('waiting');
  expect(styles.list()).toEqual([sheet]);
  styles.settle(sheet.url, true);
  await expect(added).resolves.toBeUndefined();
});

test.each([
  [404, 'remotes.notFound'],
  [500, 'remotes.unavailable'],
])('a stylesheet whose request returns %i is a fault of its release', async (status, code) => {
  window.fetch = () => Promise.resolve({ status, ok: false } as Response);
  const styles = createRemoteStyles([]);

  const added = styles.add(release as BrowserRelease);
  styles.settle(sheet.url, false);

  await expect(added).rejects.toMatchObject({ fault: { code } });
});

test('a stylesheet of the document that failed to load is a fault immediately', async () => {
  window.fetch = () => Promise.resolve({ status: 404, ok: false } as Response);
  const rules = `<style data-href="${sheet.url}"></style>`;
  document.head.innerHTML = `${rules}<link rel="stylesheet" href="${sheet.url}">`;
  const styles = createRemoteStyles([sheet]);

  await expect(styles.add(release as BrowserRelease)).rejects.toMatchObject({
    fault: { code: 'remotes.notFound' },
  });
  expect(document.querySelector('style')).toBeNull();
});
