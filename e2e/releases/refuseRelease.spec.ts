import { edition, withContract } from './changes';
import { expect, test } from './fixtures';
import { readServedVersion } from './regions';

test('a release for another contract is not activated, and the reason is given', async ({
  campaignTeam,
  good,
  site,
}) => {
  const foreign = await campaignTeam.publish(withContract('^99.0.0'));

  await expect(campaignTeam.activate(foreign)).rejects.toMatchObject({
    code: 'delivery.contractMismatch',
  });

  expect((await readServedVersion(site, '/', 'campaigns')).version).toBe(good);
});

test('a released version never gets other bytes', async ({ campaignTeam, registry }) => {
  const made = campaignTeam.make(edition('first bytes'));
  const other = campaignTeam.make(edition('other bytes'));
  const { version, client } = made.document;
  await registry.publish(made);

  const forged = { ...other, document: { ...other.document, version, client } };

  await expect(registry.publish(forged)).rejects.toMatchObject({ code: 'delivery.versionTaken' });
});

test('the token of one team cannot change the releases of another', async ({
  campaignTeam,
  good,
  site,
  registry,
}) => {
  const reply = await fetch(`${site.siteUrl}/_delivery/rollbacks`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await registry.tokenFor('blog')}`,
    },
    body: JSON.stringify({ remote: campaignTeam.remote }),
  });

  expect(reply.status).toBe(403);
  expect((await readServedVersion(site, '/', 'campaigns')).version).toBe(good);
});

test('an incomplete upload does not change the live releases', async ({
  campaignTeam,
  good,
  site,
  registry,
}) => {
  const made = campaignTeam.make(edition('half an edition'));
  const [file = ''] = made.texts.keys();
  const half = { ...made, texts: new Map([[file, made.texts.get(file) ?? '']]) };

  await expect(registry.publish(half)).rejects.toMatchObject({ code: 'delivery.wrongBytes' });
  await expect(campaignTeam.activate(made.document.version)).rejects.toMatchObject({
    code: 'delivery.notReleased',
  });

  expect((await readServedVersion(site, '/', 'campaigns')).version).toBe(good);
});
