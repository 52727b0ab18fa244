import { readFaults } from '../site/metrics';
import { edition } from './changes';
import { expect, test } from './fixtures';
import { expectServedVersion, readServedVersion } from './regions';
import { corruptFile, loseFile } from './storedFiles';

const cases = [
  ['is lost', loseFile, 'delivery.missingFile'],
  ['is damaged', corruptFile, 'delivery.damagedFile'],
] as const;

for (const [what, corrupt, refusal] of cases) {
  test(`a release whose stored bundle ${what} is not activated, and publishing repairs it`, async ({
    campaignTeam,
    good,
    site,
    registry,
  }) => {
    const made = campaignTeam.make(edition('stored edition'));
    const { version, server } = made.document;
    await registry.publish(made);
    await corrupt(site, made.document, server);

    await expect(campaignTeam.activate(version)).rejects.toMatchObject({ code: refusal });
    expect((await readServedVersion(site, '/', 'campaigns')).version).toBe(good);

    await registry.publish(made);
    await campaignTeam.activate(version);
    await expectServedVersion(site, '/', 'campaigns', version);
  });

  test(`the server continues with the live release when its stored bundle ${what}`, async ({
    campaignTeam,
    good: _,
    site,
    registry,
  }) => {
    const made = campaignTeam.make(edition('stored edition'));
    const { version, server } = made.document;
    await registry.publish(made);
    await campaignTeam.activate(version);
    await expectServedVersion(site, '/', 'campaigns', version);
    await corrupt(site, made.document, server);

    for (const visitor of ['first', 'second']) {
      const served = await readServedVersion(site, `/blackfriday?visitor=${visitor}`, 'campaigns');
      expect(served).toMatchObject({ status: 200, version });
    }

    expect(await readFaults(site, 'campaigns', version)).toEqual([]);
  });
}
