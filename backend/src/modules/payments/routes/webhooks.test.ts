import { aBuyer, monthly } from '../../../../testing/buyer';
import { describeOnDatabase } from '../../../../testing/databases';
import { createTestApp, type TestApp } from '../../../../testing/testApp';
import { webhookPrefix } from './webhooks';

describeOnDatabase('events of providers', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), sells: true });
  }, 60_000);
  afterAll(() => site.close());

  /** A completed payment whose buyer did not return, with its event. */
  const payAndVanish = async (provider: 's1' | 'gap' | 'ps' | 'rz' | 'tpa') => {
    site.events.length = 0;
    const buyer = await aBuyer(site);
    const quote = await buyer.quote(monthly);
    const started =
      provider === 's1' || provider === 'gap'
        ? await buyer.subscribe(quote, provider)
        : await buyer.buy(quote, provider);
    await buyer.choose(started.data.approval_url, 'approve');
    const [event] = site.events;
    return { buyer, event };
  };

  test.each(['s1', 'gap', 'rz', 'tpa'] as const)(
    'an event of %s settles the order of a buyer who never returned, and a repeated event changes nothing',
    async (provider) => {
      const { buyer, event } = await payAndVanish(provider);
      if (!event) throw new Error('No event was sent');

      const statuses = [await site.deliverEvent(event), await site.deliverEvent(event)];
      await site.app.runJobs();

      expect(statuses).toEqual([200, 200]);
      const { orders, subscription } = await buyer.overview();
      expect(orders).toMatchObject([{ label: 'Paid' }]);
      expect(subscription?.status).toBe('active');
    },
  );

  test('the poll captures a PayPal approval whose buyer did not return', async () => {
    const { buyer } = await payAndVanish('ps');
    site.passMs(61_000);
    await site.app.runJobs();

    expect((await buyer.overview()).orders).toMatchObject([{ label: 'Paid' }]);
    const [event] = site.events;
    expect(event && (await site.deliverEvent(event))).toBe(200);
  });

  test.each(['s1', 'rz', 'tpa'] as const)('a forged event of %s is refused', async (provider) => {
    const { event } = await payAndVanish(provider);
    if (!event) throw new Error('No event was sent');

    expect(await site.deliverEvent({ ...event, body: `${event.body} ` })).toBe(400);
    expect(await site.deliverEvent({ ...event, headers: {} })).toBe(400);
  });

  test.each(['s1', 'tpa'] as const)(
    'a signed event of %s is refused after 300 seconds',
    async (code) => {
      const { event } = await payAndVanish(code);
      if (!event) throw new Error('No event was sent');
      site.passMs(301_000);

      expect(await site.deliverEvent(event)).toBe(400);
    },
  );

  test("PayPal's own check refuses a forged event", async () => {
    const { buyer } = await payAndVanish('ps');
    site.passMs(61_000);
    await site.app.runJobs();
    const [event] = site.events;
    if (!event) throw new Error('No event was sent');

    const forged = { ...event, body: event.body.replace('COMPLETED', 'REFUNDED') };

    expect(await site.deliverEvent(forged)).toBe(400);
    expect((await buyer.overview()).orders).toMatchObject([{ label: 'Paid' }]);
  });

  test('an event that is incomplete or too old causes no call to PayPal', async () => {
    await payAndVanish('ps');
    site.passMs(61_000);
    await site.app.runJobs();
    const [event] = site.events;
    if (!event) throw new Error('No event was sent');
    const requested = jest.spyOn(globalThis, 'fetch');

    const changes = [
      { headers: { ...event.headers, 'paypal-cert-url': '' } },
      { headers: { ...event.headers, 'paypal-transmission-time': '2025-12-31T00:00:00Z' } },
      { headers: { ...event.headers, 'paypal-transmission-time': 'soon' } },
      { body: '{}' },
      { body: 'x' },
    ];
    for (const change of changes) {
      expect(await site.deliverEvent({ ...event, ...change })).toBe(400);
    }

    expect(requested).not.toHaveBeenCalled();
    requested.mockRestore();
  });

  test('a network that forges events is refused before PayPal is called, others are not', async () => {
    await payAndVanish('ps');
    site.passMs(61_000);
    await site.app.runJobs();
    const [event] = site.events;
    if (!event) throw new Error('No event was sent');
    const forged = { ...event, body: event.body.replace('{', '{"forged":true,') };
    const deliver = async (sent: typeof event, remoteAddress: string) => {
      const url = `${webhookPrefix}/ps`;
      const { headers, body: payload } = sent;
      return site.app.inject({ method: 'POST', url, headers, payload, remoteAddress });
    };
    for (let count = 0; count < 30; count += 1) {
      expect((await deliver(forged, '203.0.113.7')).statusCode).toBe(400);
    }
    const requested = jest.spyOn(globalThis, 'fetch');

    const refused = await deliver(forged, '203.0.113.7');

    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(requested).not.toHaveBeenCalled();
    requested.mockRestore();
    for (let count = 0; count < 31; count += 1) {
      expect((await deliver(event, '198.51.100.9')).statusCode).toBe(200);
    }
  });

  test('an unknown provider and an invalid event are refused', async () => {
    const post = async (name: string) => {
      const url = `${webhookPrefix}/${name}`;
      return (await site.app.inject({ method: 'POST', url, payload: 'x' })).statusCode;
    };

    expect(await post('nobody')).toBe(422);
    expect([await post('s1'), await post('ps'), await post('rz'), await post('tpa')]).toEqual([
      400, 400, 400, 400,
    ]);
  });
});
