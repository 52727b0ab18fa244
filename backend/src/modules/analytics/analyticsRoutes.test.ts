import { profilePath } from '@tidegate/contracts/api/account/endpoints';
import { analyticsPath } from '@tidegate/contracts/api/visitors/endpoints';
import { Client } from 'pg';

import { aBuyer } from '../../../testing/buyer';
import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';

const anEvent = (changes: object = {}) => ({
  event_name: 'page_show',
  event_params: [{ key: 'path', value: '/features' }],
  event_datetime: '2026-03-01T12:00:00.000Z',
  event_timestamp: Date.parse('2026-03-01T12:00:00.000Z'),
  front_id: 'tab-1',
  user_properties: [],
  language: 'de',
  device: 'desktop',
  app_name: 'Web_Master',
  app_type: 501,
  app_info: 'v1',
  ...changes,
});

describeOnDatabase('analytics routes', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  afterAll(() => site.close());

  const send = async (payload: object, headers: Record<string, string> = {}) => {
    const reply = await site.app.inject({ method: 'POST', url: analyticsPath, payload, headers });
    return {
      status: reply.statusCode,
      ...reply.json<{ code: number; error?: { code: string } }>(),
    };
  };
  const readEvents = async (frontId: string) => {
    await site.app.storeEvents();
    const client = new Client(getUrl());
    await client.connect();
    try {
      const { rows } = await client.query(
        'select * from site.analytics_event where front_id = $1 order by id',
        [frontId],
      );
      return rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };

  test('an event is stored with the country and network that the server determined', async () => {
    const claims = {
      ip: '192.0.2.1',
      country: 'Nowhere',
      country_code: 'XX',
      email: 'a@b.example',
    };
    const headers = { 'x-forwarded-for': '203.0.113.77', 'x-country-code': 'FR' };

    expect(await send({ user_id: null, events: [anEvent(claims)] }, headers)).toMatchObject({
      status: 200,
      code: 200,
    });

    const [stored] = await readEvents('tab-1');
    expect(stored).toMatchObject({
      event_name: 'page_show',
      event_params: [{ key: 'path', value: '/features' }],
      happened_at: new Date('2026-03-01T12:00:00Z'),
      user_id: null,
      country: 'France',
      country_code: 'FR',
      ip: '203.0.113.0',
      app_type: 501,
    });
    expect(stored).not.toHaveProperty('email');
  });

  test('an event belongs to the account of its session, whatever its body claims', async () => {
    const { email } = await aBuyer(site);
    const token = await site.startSession(email);
    const claim = { user_id: 'somebody-else', events: [anEvent({ front_id: 'claimed' })] };

    await send(claim, { authorization: `Bearer ${token}` });
    await send(claim, { authorization: `Bearer ${'a'.repeat(43)}` });
    await send(claim);

    const { data } = (
      await site.app.inject({ url: profilePath, headers: { authorization: `Bearer ${token}` } })
    ).json<{ data: { user_id: string } }>();
    const stored = await readEvents('claimed');
    expect(stored.map(({ user_id }) => user_id)).toEqual([data.user_id, null, null]);
  });

  test('a whole batch is stored, in order', async () => {
    const events = Array.from({ length: 50 }, (_, index) =>
      anEvent({ front_id: 'batch', event_params: [{ key: 'index', value: index }] }),
    );

    await send({ user_id: 'one', events });

    const stored = await readEvents('batch');
    expect(stored.map(({ event_params }) => event_params)).toEqual(
      events.map(({ event_params }) => event_params),
    );
  });

  test.each([
    ['no event', []],
    ['more than fifty events', Array.from({ length: 51 }, () => anEvent())],
    ['a name that is none', [anEvent({ event_name: 'Page Show' })]],
    ['a parameter that is a tree', [anEvent({ event_params: [{ key: 'a', value: {} }] })]],
    ['a long text', [anEvent({ event_params: [{ key: 'a', value: 'a'.repeat(201) }] })]],
    ['a time at the end of all days', [anEvent({ event_timestamp: 8.64e15 + 1 })]],
    ['a date that is none', [anEvent({ event_datetime: 'yesterday' })]],
    ['a language that we do not speak', [anEvent({ language: 'tlh' })]],
  ])('%s is refused', async (_, events) => {
    expect(await send({ user_id: null, events })).toMatchObject({ status: 422 });
  });

  test('events are refused while the buffer is full and accepted after it is flushed', async () => {
    const events = Array.from({ length: 50 }, () => anEvent({ front_id: 'flood' }));
    const client = new Client(getUrl());
    await client.connect();
    await client.query('begin; lock table site.analytics_event');
    let reply = await send({ user_id: null, events });
    for (let round = 0; round < 120 && reply.status === 200; round += 1) {
      reply = await send({ user_id: null, events });
    }

    expect(reply).toMatchObject({ status: 503, error: { code: 'analytics.full' } });
    await client.query('rollback');
    await client.end();
    await site.app.storeEvents();
    expect(await send({ user_id: null, events })).toMatchObject({ status: 200 });
  });
});
