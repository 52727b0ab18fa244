import { createHash } from 'node:crypto';

import { aBuyer, monthly } from '../testing/buyer';
import { describeOnDatabase } from '../testing/databases';
import { createTestApp, type TestApp } from '../testing/testApp';

describeOnDatabase('the card page of the sandbox', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), sells: true });
  }, 60_000);
  afterAll(() => site.close());

  const begin = async () => {
    const buyer = await aBuyer(site);
    const { data } = await buyer.subscribe(await buyer.quote(monthly));
    return { buyer, orderId: data.order_id, path: new URL(data.approval_url ?? '').pathname };
  };
  const submit = async (url: string, fields: Record<string, string>) => {
    const reply = await site.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    return `${String(reply.statusCode)} ${reply.headers.location ?? ''}`;
  };

  test('after a declined card the buyer can try another one', async () => {
    const { buyer, orderId, path } = await begin();

    expect(await submit(path, { card: '4000 0000 0000 0002' })).toBe(
      `303 ${path}?problem=declined`,
    );
    expect(await submit(path, { card: '1234' })).toBe(`303 ${path}?problem=unknown`);
    expect((await site.app.inject(`${path}?problem=declined`)).body).toContain('role="alert"');
    expect(await submit(path, { card: '4242 4242 4242 4242' })).toContain('/paystatus?order=');

    expect((await buyer.check(orderId)).data).toMatchObject({ label: 'Paid' });
  });

  test('the page names the plan, the sum and the first card, and runs nothing', async () => {
    const { path } = await begin();

    const { body, headers } = await site.app.inject(path);

    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(style).toContain('light-dark(');
    expect(body).toMatch(/<dd>Tidegate 1 month<\/dd>\s*<dt>To pay now<\/dt><dd>12\.99 USD<\/dd>/);
    expect(body).toContain('value="4242 4242 4242 4242"');
    expect(body.slice(body.indexOf('<details>'))).toContain('4000 0000 0000 0002');
  });

  test('3-D Secure takes no money if it fails, and pays if it succeeds', async () => {
    const { buyer, orderId, path } = await begin();
    const secure = { card: '4000 0025 0000 3155' };

    expect(await submit(path, secure)).toBe(`303 ${path}/challenge`);
    expect((await site.app.inject(`${path}/challenge`)).body).toContain('3-D Secure');
    expect(await submit(`${path}/challenge`, { result: 'fail' })).toContain('problem=declined');
    expect((await buyer.check(orderId)).data.status).toBe('requires_action');
    await submit(path, secure);
    await submit(`${path}/challenge`, { result: 'complete' });

    expect((await buyer.check(orderId)).data.status).toBe('paid');
  });

  test('a buyer who cancels returns and may cancel the order', async () => {
    const { buyer, orderId, path } = await begin();

    const back = await site.app.inject(`${path}/cancel`);

    expect(back.headers.location).toMatch(/\/paystatus\?.*cancelled=1$/);
    expect((await buyer.check(orderId, true)).data).toMatchObject({
      label: 'Failed',
      failure: 'cancelled',
      money: 'untouched',
    });
    expect(await submit(path, { card: '4242424242424242' })).toContain('/paystatus');
    expect((await buyer.check(orderId)).data.label).toBe('Failed');
  });

  test('a slow payment stays pending until the poll finds it', async () => {
    const { buyer, orderId, path } = await begin();
    await submit(path, { script: 'slow' });

    const waiting = await buyer.check(orderId);
    site.passMs(61_000);
    await site.app.runJobs();

    expect(waiting.data).toMatchObject({ label: null, money: 'unknown', is_final: false });
    expect((await buyer.overview()).orders).toMatchObject([{ label: 'Paid' }]);
  });

  test('an unknown payment has no page', async () => {
    expect((await site.app.inject('/api/mms/payment/sandbox/pay/cs_none')).statusCode).toBe(404);
    expect((await site.app.inject('/api/mms/payment/sandbox/hosted?reference=x')).statusCode).toBe(
      400,
    );
  });
});
