import { loginPath } from '@tidegate/contracts/api/account/endpoints';
import { dnsSettingsPath } from '@tidegate/contracts/api/settings/endpoints';
import { localisationPath } from '@tidegate/contracts/api/content/endpoints';
import { unsubscribePath } from '@tidegate/contracts/api/email-forms/endpoints';
import { resultPath } from '@tidegate/contracts/api/payments/endpoints';
import { refusalSchema } from '@tidegate/contracts/errors/envelopeSchema';

import { describeOnDatabase, openTestDatabase } from '../testing/databases';
import { createTestApp, type TestApp } from '../testing/testApp';

describeOnDatabase('the app', (getUrl) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl() });
  }, 60_000);
  afterAll(() => site.close());

  const sendLogin = (payload: string, contentType = 'application/json') =>
    site.app.inject({
      method: 'POST',
      url: loginPath,
      payload,
      headers: { 'content-type': contentType },
    });

  test.each<[string, number, string, () => ReturnType<typeof sendLogin>]>([
    ['half a JSON body', 400, 'requests.malformed', () => sendLogin('{"username":')],
    ['a poisoned body', 400, 'requests.malformed', () => sendLogin('{"__proto__":{"x":1}}')],
    ['a form', 415, 'requests.wrongMediaType', () => sendLogin('a=1', 'text/plain')],
    ['a huge body', 413, 'requests.tooLarge', () => sendLogin(`"${'x'.repeat(70_000)}"`)],
    ['an unknown path', 404, 'requests.unknownPath', () => site.app.inject('/wp-admin?x=1')],
    ['an impossible path', 400, 'requests.malformed', () => site.app.inject('/%E0%A4%A')],
    ['a wrong method', 405, 'requests.wrongMethod', () => site.app.inject(`${loginPath}?x=1`)],
  ])('%s is refused with %d', async (_name, status, code, send) => {
    const reply = await send();

    expect(reply.statusCode).toBe(status);
    const refusal = refusalSchema.parse(reply.json());
    expect(refusal.error.code).toBe(code);
    expect(reply.headers['x-request-id']).toBe(refusal.error.request_id);
  });

  test.each([
    ['a NUL in a name', '{"username":"a\\u0000@b.example","password":"x"}', 'body/username'],
    ['half a letter', '{"username":"a@b.example","password":"\\ud800"}', 'body/password'],
    [
      'a NUL deep down',
      '{"username":"a@b.example","password":"x","device":{"installation":"a","name":"\\u0000"}}',
      'body/device/name',
    ],
  ])('%s is refused before any query uses it', async (_name, payload, path) => {
    const reply = await sendLogin(payload);

    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      error: { details: { issues: [{ path, problem: 'unstorable_text' }] } },
    });
  });

  test('a NUL in a query parameter is refused, and a deeply nested body is accepted', async () => {
    const url = `${unsubscribePath}?token=%00`;
    const deep = `{"username":"a@b.example","password":"x","more":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;

    expect((await site.app.inject({ method: 'POST', url })).statusCode).toBe(422);
    expect((await sendLogin(deep)).json()).toMatchObject({ code: 20101 });
  });

  test.each([
    [loginPath, 'GET', 'POST'],
    [`${localisationPath}/v1/de/footer.json`, 'PUT', 'GET, HEAD'],
    [dnsSettingsPath, 'DELETE', 'GET, HEAD, POST'],
  ] as const)('%s with %s returns Allow: %s', async (url, method, allowed) => {
    const reply = await site.app.inject({ url, method });

    expect(reply.json()).toMatchObject({ error: { code: 'requests.wrongMethod' } });
    expect(reply.headers['allow']).toBe(allowed);
  });

  test.each([resultPath('x'.repeat(10_000)), `${localisationPath}/${'v'.repeat(200)}/de/x.json`])(
    'an overlong path segment matches no route',
    async (url) => {
      const reply = await site.app.inject(url);

      expect(reply.statusCode).toBe(404);
      expect(refusalSchema.parse(reply.json()).error.code).toBe('requests.unknownPath');
    },
  );

  test.each(['../../package.json', '..%2f..%2fpackage.json', 'head', '/etc/passwd', ''])(
    'the path %p cannot escape the localisation folder',
    async (path) => {
      const reply = await site.app.inject(`${localisationPath}?path=${path}`);

      expect(reply.statusCode).toBe(422);
    },
  );

  test('localised messages come in the requested language', async () => {
    const read = async (query: string) =>
      (await site.app.inject(`${localisationPath}?path=navigation.json${query}`)).json<{
        data: { menu: { label: string }[] };
      }>();

    expect((await read('&language=de')).data.menu[0]?.label).toBe('Funktionen');
    expect((await read('&language=xx&prefix=v7')).data.menu[0]?.label).toBe('Features');
    expect((await site.app.inject(`${localisationPath}?path=none.json`)).statusCode).toBe(404);
  });

  test('a localised file has no envelope and is sent again only after it changed', async () => {
    const url = `${localisationPath}/v2/de/footer.json`;
    const called = (
      await site.app.inject(`${localisationPath}?path=footer.json&language=de`)
    ).json<{
      data: unknown;
    }>();

    const first = await site.app.inject(url);
    const again = await site.app.inject({
      url,
      headers: { 'if-none-match': `W/"other", ${String(first.headers['etag'])}` },
    });

    expect(first.json()).toEqual(called.data);
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=60' });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      etag: first.headers['etag'],
    });
    expect((await site.app.inject(`${localisationPath}/v1/de/none.json`)).statusCode).toBe(404);
    expect((await site.app.inject(`${localisationPath}/v1/xx/footer.json`)).statusCode).toBe(422);
  });

  test('a request id from the edge is kept, and an invalid or untrusted one is replaced', async () => {
    const idOf = async (id: string, remoteAddress = '127.0.0.1') => {
      const headers = { 'x-request-id': id };
      return (await site.app.inject({ url: '/healthz', headers, remoteAddress })).headers[
        'x-request-id'
      ];
    };

    expect(await idOf('edge-request-1')).toBe('edge-request-1');
    expect(await idOf('a b\tc')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('edge-request-1', '203.0.113.7')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('the OpenAPI document lists every operation and its response schema', async () => {
    const { paths } = (await site.app.inject('/openapi.json')).json<{
      paths: Record<string, unknown>;
    }>();

    expect(Object.keys(paths).toSorted()).toEqual([
      '/api/mms/account/v1/geo_info',
      '/api/mms/account/v1/stun_servers',
      '/api/mms/account/v1/verification/request',
      '/api/mms/account/v1/verification/validate',
      '/api/mms/account/v1/web/anonymous_signup',
      '/api/mms/account/v1/web/change_password',
      '/api/mms/account/v1/web/delete',
      '/api/mms/account/v1/web/device/list',
      '/api/mms/account/v1/web/device/unbind',
      '/api/mms/account/v1/web/dns_settings',
      '/api/mms/account/v1/web/email/bind',
      '/api/mms/account/v1/web/email/request',
      '/api/mms/account/v1/web/export',
      '/api/mms/account/v1/web/login',
      '/api/mms/account/v1/web/login/second_step',
      '/api/mms/account/v1/web/login/second_step_passkey',
      '/api/mms/account/v1/web/logout',
      '/api/mms/account/v1/web/profile',
      '/api/mms/account/v1/web/reauthenticate',
      '/api/mms/account/v1/web/reset_password',
      '/api/mms/account/v1/web/second_factor',
      '/api/mms/account/v1/web/second_factor/add_passkey',
      '/api/mms/account/v1/web/second_factor/begin_passkey',
      '/api/mms/account/v1/web/second_factor/begin_totp',
      '/api/mms/account/v1/web/second_factor/confirm_totp',
      '/api/mms/account/v1/web/second_factor/recovery_codes',
      '/api/mms/account/v1/web/second_factor/remove_passkey',
      '/api/mms/account/v1/web/second_factor/remove_totp',
      '/api/mms/account/v1/web/session/end',
      '/api/mms/account/v1/web/session/end_others',
      '/api/mms/account/v1/web/session/list',
      '/api/mms/account/v1/web/set_password',
      '/api/mms/account/v1/web/user_ip/bind',
      '/api/mms/account/v1/web/user_ip/query',
      '/api/mms/account/v1/web/user_ip/remove',
      '/api/mms/analytics/v1/events',
      '/api/mms/botcheck/v1/task',
      '/api/mms/newsletter/v1/confirm',
      '/api/mms/newsletter/v1/subscribe',
      '/api/mms/newsletter/v1/unsubscribe',
      '/api/mms/payment/v1/providers/common/params',
      '/api/mms/payment/v1/providers/common/pd/coupon',
      '/api/mms/payment/v1/providers/common/pd/prepurchase',
      '/api/mms/payment/v1/providers/gap/purchase',
      '/api/mms/payment/v1/providers/gap/purchase_result',
      '/api/mms/payment/v1/providers/plans',
      '/api/mms/payment/v1/providers/ps/purchase',
      '/api/mms/payment/v1/providers/ps/purchase_result',
      '/api/mms/payment/v1/providers/result/{hash}',
      '/api/mms/payment/v1/providers/rz/purchase',
      '/api/mms/payment/v1/providers/rz/purchase_result',
      '/api/mms/payment/v1/providers/s1/create_subscription',
      '/api/mms/payment/v1/providers/s1/purchase',
      '/api/mms/payment/v1/providers/s1/purchase_result',
      '/api/mms/payment/v1/providers/subscription',
      '/api/mms/payment/v1/providers/subscription_result',
      '/api/mms/payment/v1/providers/tpa/purchase',
      '/api/mms/payment/v1/providers/tpa/purchase_result',
      '/api/mms/payment/v1/web/invite',
      '/api/mms/payment/v1/web/invoice',
      '/api/mms/payment/v1/web/refund',
      '/api/mms/payment/v1/web/subscription_cancel',
      '/api/mms/payment/v1/web/subscription_my',
      '/api/mms/payment/v1/web/subscription_resume',
      '/api/mms/payment/v1/web/withdrawal/confirm',
      '/api/mms/payment/v1/web/withdrawal/request',
      '/api/mms/report/v1/contact_us',
      '/api/mms/students/v1/confirm',
      '/api/mms/students/v1/request',
      '/l10n',
      '/l10n/prices',
      '/l10n/{prefix}/{language}/{document}',
      '/ws/mm/blog/fast-blog-list',
      '/ws/mm/v2/blog/detail',
      '/ws/mm/v2/blog/home',
      '/ws/mm/v2/blog/list',
      '/ws/mm/v2/blog/recommend-categories',
      '/ws/mm/v2/blog/recommend-searchs',
      '/ws/mm/v2/blog/recommended',
      '/ws/mm/v2/blog/search',
      '/ws/mm/v2/blog/yoast-head',
    ]);
    expect(JSON.stringify(paths[loginPath])).toContain('expires_at');
  });

  test('metrics count requests by route and refusals by code', async () => {
    await site.app.inject('/nothing-here');

    const { body, headers } = await site.app.inject('/metrics');

    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('backend_refusals_total{code="requests.unknownPath"}');
    expect(body).toMatch(
      /backend_request_duration_seconds_count\{method="POST",route="[^"]*login"/,
    );
    expect(body).not.toContain('nothing-here');
  });

  test('a draining server fails its health check, closes connections and still responds', async () => {
    const draining = await createTestApp({ url: getUrl() });
    expect((await draining.app.inject('/healthz')).statusCode).toBe(200);

    await draining.app.drain(0);

    const health = await draining.app.inject('/healthz');
    const document = await draining.app.inject('/openapi.json');
    expect(health.statusCode).toBe(503);
    expect(health.json()).toMatchObject({ message: 'Error', error: { code: 'server.draining' } });
    expect([document.statusCode, document.headers['connection']]).toEqual([200, 'close']);
    await draining.close();
  });
});

describeOnDatabase('the app in production', (getUrl) => {
  test('the demo account of a copied database cannot log in', async () => {
    const development = await createTestApp({ url: getUrl() });
    await development.close();
    const { app, close } = await createTestApp({
      url: getUrl(),
      config: { siteEnv: 'production' },
    });

    const reply = await app.inject({
      method: 'POST',
      url: loginPath,
      payload: { username: 'demo@tidegate.example', password: 'Harbour-Light-7!' },
    });

    expect(reply.json()).toMatchObject({ code: 20101 });
    await close();
  });
});

test('an unreachable database fails the health check without exposing details', async () => {
  const database = await openTestDatabase();
  const { app, close } = await createTestApp({ url: database.url });
  await database.close();

  const health = await app.inject('/healthz');

  expect(health.statusCode).toBe(503);
  const { error, ...rest } = refusalSchema.parse(health.json());
  expect(rest).toEqual({ code: 503, message: 'Error', data: null });
  expect(Object.keys(error)).toEqual(['code', 'request_id']);
  expect(error.code).toBe('database.unreachable');
  await close();
}, 60_000);
