import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../../testing/makeTemporaryFolder';
import { checkMachine } from './checkMachine';
import { parseSettings, type SiteSettings } from './parseSettings';

async function someSettings(): Promise<SiteSettings> {
  return parseSettings({ PORT: '0', DATA_DIR: await makeTemporaryFolder() }, '/');
}

test('a free port and a writable folder pass, and a missing folder is created', async () => {
  const settings = await someSettings();
  const dataDir = path.join(settings.dataDir, 'new/folder');

  const checked = await checkMachine({ ...settings, dataDir });

  expect(checked.settings).toEqual({ ...settings, dataDir, port: checked.settings.port });
  expect(checked.settings.port).toBeGreaterThan(0);
  await checked.releasePort();
});

test('a port that the system chose is held until it is released', async () => {
  const { settings, releasePort } = await checkMachine(await someSettings());

  await expect(checkMachine(settings)).rejects.toThrow(`Port ${settings.port} is taken`);
  await releasePort();

  expect((await checkMachine(settings)).settings.port).toBe(settings.port);
});

test('a taken port is reported with a advice', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;

  await expect(checkMachine({ ...(await someSettings()), port })).rejects.toThrow(
    `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=8081 npm start`,
  );
  const operations = { host: '127.0.0.1', port };
  await expect(checkMachine({ ...(await someSettings()), operations })).rejects.toThrow(
    `Port ${port} is taken. Stop the program that uses it, or choose another: OPERATIONS_ADDRESS=127.0.0.1:9465 npm start`,
  );

  other.close();
});

test('an impossible data folder is reported with a advice', async () => {
  const settings = await someSettings();
  const file = path.join(settings.dataDir, 'file');
  await writeFile(file, '');

  await expect(checkMachine({ ...settings, dataDir: path.join(file, 'data') })).rejects.toThrow(
    `The folder ${file}/data cannot be written to.`,
  );
});
