import { analyticsPath } from '@tidegate/contracts/api/analytics';
import { contactPath } from '@tidegate/contracts/api/contact';
import { subscribePath } from '@tidegate/contracts/api/newsletter';
import { retention } from '@tidegate/contracts/retention';
import { Client } from 'pg';

import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';

const dayMs = 24 * 3600_000;

describeOnDatabase('what is kept', (getUrl) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  afterAll(() => site.close());

  const post = (url: string, payload: object) =>
    site.app.inject({ method: 'POST', url, payload, remoteAddress: '203.0.113.80' });
  const leaveTraces = async (name: string) => {
    const email = `${name}@example.com`;
    await post(contactPath, { name, email, inquiry: 'Which gate is mine?', language: 'en' });
    await post(subscribePath, { email, language: 'en' });
    await post(analyticsPath, {
      user_id: null,
      events: [
        {
          event_name: 'page_show',
          event_params: [],
          event_datetime: '2026-03-01T12:00:00Z',
          event_timestamp: 0,
          front_id: name,
          user_properties: [],
          language: 'en',
          device: 'desktop',
          app_name: 'web',
          app_type: 501,
          app_info: '',
        },
      ],
    });
    await site.app.storeEvents();
  };
  const passDays = async (days: number) => {
    site.passMs(days * dayMs);
    await site.app.runJobs();
  };
  const readTraces = async () => {
    const client = new Client(getUrl());
    await client.connect();
    const read = async (query: string) =>
      (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
    const traces = {
      events: await read('select front_id as name from site.analytics_event order by 1'),
      messages: await read('select name from site.contact_message order by 1'),
      wishes: await read('select email as name from site.subscription_to_newsletter order by 1'),
    };
    await client.end();
    return traces;
  };

  test('is forgotten after the days that we say, and not before', async () => {
    const { unconfirmedDays, eventDays, messageDays } = retention;
    await leaveTraces('first');
    await site.readMail();
    await passDays(unconfirmedDays - 1);
    expect(await readTraces()).toEqual({
      events: ['first'],
      messages: ['first'],
      wishes: ['first@example.com'],
    });

    await passDays(2);
    expect((await readTraces()).wishes).toEqual([]);

    await passDays(eventDays - unconfirmedDays - 2);
    expect((await readTraces()).events).toEqual(['first']);
    await passDays(2);
    expect((await readTraces()).events).toEqual([]);

    await leaveTraces('later');
    await passDays(messageDays - eventDays - 2);
    expect((await readTraces()).messages).toEqual(['first', 'later']);
    await passDays(2);
    expect((await readTraces()).messages).toEqual(['later']);
  });

  test('is kept where its owner said yes', async () => {
    const client = new Client(getUrl());
    await client.connect();
    await client.query(
      `insert into site.subscription_to_newsletter
         (email, language, confirm_until, confirmed_at, leave_token)
       values ('yes@example.com', 'en', '2026-01-01', '2026-01-01', 'leave')`,
    );
    await client.end();

    await passDays(400);

    expect((await readTraces()).wishes).toEqual(['yes@example.com']);
  });
});
