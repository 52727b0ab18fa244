import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';

import { Client } from 'pg';

import { describeOnEveryDatabase } from '../../testing/databases';
import { waitForDatabase } from './waitForDatabase';

async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function findClosedPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** A TCP proxy to the database. */
function createPassage({ host, port }: Client): Server {
  return createServer((client) => {
    const database = host.startsWith('/')
      ? connect(`${host}/.s.PGSQL.${port}`)
      : connect(port, host);
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) socket.on('error', () => undefined);
  });
}

describeOnEveryDatabase('waitForDatabase', (getUrl) => {
  test('a reachable database is not waited for', async () => {
    const onWait = jest.fn();

    await waitForDatabase(getUrl(), onWait);

    expect(onWait).not.toHaveBeenCalled();
  });

  test('a database that starts later is waited for', async () => {
    const target = new Client(getUrl());
    const passage = createPassage(target);
    const port = await findClosedPort();
    const { user = '', password = '', database = '' } = target;
    const onWait = jest.fn(() => void listen(passage, port));

    await waitForDatabase(`postgres://${user}:${password}@127.0.0.1:${port}/${database}`, onWait);

    expect(onWait).toHaveBeenCalledTimes(1);
    expect(onWait).toHaveBeenCalledWith(expect.objectContaining({ code: 'ECONNREFUSED' }));
    passage.close();
  });
});

test('a permanent failure ends the wait', async () => {
  const onWait = jest.fn();

  await expect(waitForDatabase('postgres://name.invalid/site', onWait)).rejects.toMatchObject({
    code: 'ENOTFOUND',
  });

  expect(onWait).not.toHaveBeenCalled();
});
