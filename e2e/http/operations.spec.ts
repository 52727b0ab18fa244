import { settings } from '../site/settings';
import { expect, test } from './fixtures';

const { siteUrl, operationsUrl } = settings;

for (const [path, status] of [
  ['/metrics', 404],
  ['/livez', 404],
  ['/healthz/api', 404],
  ['/openapi.json', 404],
  ['/api/openapi.json', 404],
  ['/_delivery/status', 401],
  ['/_delivery/healthz', 401],
  ['/_delivery/metrics', 401],
  ['/_delivery/audit', 401],
] as const) {
  test(`${path} reveals nothing to visitors`, async () => {
    const reply = await fetch(siteUrl + path, { redirect: 'manual' });

    expect(reply.status).toBe(status);
    expect(await reply.text()).not.toMatch(/activatedBy|_duration_seconds|"openapi"/);
  });
}

test('the public health check reveals only its status code', async () => {
  const reply = await fetch(`${siteUrl}/healthz`);

  expect([reply.status, await reply.text()]).toEqual([200, '']);
});

test('the operations listener serves metrics, health checks, status and API document', async () => {
  const read = async (path: string) => (await fetch(operationsUrl + path)).text();
  await fetch(`${siteUrl}/features`);

  const metrics = await read('/metrics');
  const names = [...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);

  expect(new Set(names).size).toBe(names.length);
  for (const part of ['edge', 'backend', 'registry']) {
    expect(names).toContain(`${part}_request_duration_seconds`);
  }
  expect(names).toContain('process_cpu_seconds_total');
  expect(JSON.parse(await read('/livez'))).toEqual({ alive: true });
  expect(JSON.parse(await read('/healthz'))).toMatchObject({ page: 200 });
  expect(JSON.parse(await read('/healthz/api'))).toMatchObject({ database: true, registry: true });
  expect(await read('/status')).toContain('activatedBy');
  expect(await read('/openapi.json')).toContain('"openapi":"3.1.0"');
});
