import {
  requestStudentCodePath,
  claimStudentCodePath,
} from '@tidegate/contracts/api/email-forms/endpoints';

import { aBuyer, monthly, yearly } from '../../../testing/buyer';
import { testCoupons } from '../../../testing/coupons';
import { describeOnDatabase } from '../../../testing/databases';
import { createTestApp, type TestApp } from '../../../testing/testApp';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const email = 'ada@physics.tide.edu';

interface Answer {
  status: number;
  code: number;
  data: { coupon: string } | null;
  error?: { code: string };
}

describeOnDatabase('student routes', (getUrl) => {
  let site: TestApp;
  let emailsBefore = new Set<string>();

  beforeAll(async () => {
    site = await createTestApp({ url: getUrl(), sells: true });
  }, 60_000);
  beforeEach(async () => {
    site.passMs(366 * dayMs);
    emailsBefore = new Set(await site.readMail());
  });
  afterAll(() => site.close());

  const { check, query } = testCoupons(getUrl, () => site);
  const post = async (url: string, payload: object): Promise<Answer> => {
    const reply = await site.app.inject({ method: 'POST', url, payload });
    return { status: reply.statusCode, ...reply.json<Omit<Answer, 'status'>>() };
  };
  const request = (changes: object = {}) =>
    post(requestStudentCodePath, { email, language: 'en', ...changes });
  const claim = (token: string) => post(claimStudentCodePath, { token });
  const readNewEmail = async (): Promise<string> => {
    const emails = (await site.readMail()).filter((message) => !emailsBefore.has(message));
    for (const message of emails) emailsBefore.add(message);
    return emails.join('\n');
  };
  const readToken = (message: string) => /\?claim=([\w-]{43})/.exec(message)?.[1] ?? 'none';
  const receiveToken = async (changes: object = {}) => {
    await request(changes);
    return readToken(await readNewEmail());
  };
  const receiveCode = async (changes: object = {}) => {
    const { data } = await claim(await receiveToken(changes));
    await readNewEmail();
    return data?.coupon ?? 'none';
  };

  test('the owner of an academic mailbox gets a code on the page and by email', async () => {
    expect(await request({ email: ' Ada@Physics.Tide.edu', language: 'de' })).toMatchObject({
      status: 200,
      code: 200,
      data: null,
    });
    const message = await readNewEmail();
    expect(message).toContain('To: ada@physics.tide.edu');
    expect(message).toContain('/de/student-discount?claim=');

    const { status, data } = await claim(readToken(message));

    expect(status).toBe(200);
    expect(data?.coupon).toMatch(/^STUDENT-[A-Z2-9]{10}$/);
    expect(await readNewEmail()).toContain(data?.coupon);
  });

  test('a student code takes a quarter off the first year, for one buyer within thirty days', async () => {
    const code = await receiveCode();
    const buyer = await aBuyer(site);
    expect((await check({ product_id: monthly, coupon: code })).error?.code).toBe(
      'promotions.couponWrongPlan',
    );

    expect(await buyer.quote(yearly, { coupon: code })).toMatchObject({
      price_amount: 4499,
      discount_amount: 1124,
      amount_due: 3375,
      next_amount: 4499,
    });
    const other = await check({ product_id: yearly, coupon: code });
    expect(other.error?.code).toBe('promotions.couponUsedUp');

    const later = await receiveCode({ email: 'bob@tide.ac.uk' });
    site.passMs(30 * dayMs);
    expect((await check({ product_id: yearly, coupon: later })).error?.code).toBe(
      'promotions.couponExpired',
    );
  });

  test('opening a link twice, even simultaneously, gives one code and one email', async () => {
    const token = await receiveToken();

    const answers = await Promise.all([claim(token), claim(token), claim(token)]);
    answers.push(await claim(token));

    expect(new Set(answers.map(({ data }) => data?.coupon)).size).toBe(1);
    expect((await readNewEmail()).match(/^To: /gm)).toHaveLength(1);
    expect(
      await query('select code from site.coupon where code = $1', [answers[0].data?.coupon]),
    ).toHaveLength(1);
  });

  test('an address with a code gets the same response and an email with the code and its date', async () => {
    const first = await request();
    const { data } = await claim(readToken(await readNewEmail()));
    await readNewEmail();

    expect(await request({ email: 'ada+again@physics.tide.edu' })).toEqual(first);
    const message = await readNewEmail();
    expect(message).toContain(data?.coupon);
    expect(message).not.toContain('?claim=');

    site.passMs(365 * dayMs);
    const next = await receiveCode();
    expect(next).toMatch(/^STUDENT-/);
    expect(next).not.toBe(data?.coupon);
  });

  test('a link is valid for a day, and only the latest one works', async () => {
    const first = await receiveToken();
    const second = await receiveToken();

    expect(await claim(first)).toMatchObject({
      status: 200,
      code: 20910,
      error: { code: 'students.unknownLink' },
    });
    site.passMs(24 * hourMs);
    expect(await claim(second)).toMatchObject({
      status: 200,
      code: 20911,
      error: { code: 'students.linkExpired' },
    });
    expect(await readNewEmail()).toBe('');
  });

  test.each(['', 'x', '%00', "' or 1=1"])('the token %j gives no code', async (token) => {
    expect(await claim(token)).toMatchObject({ error: { code: 'students.unknownLink' } });
  });

  test.each(['ada@example.com', 'ada@tide.edu.com', 'ada@alumni.tide.edu'])(
    'no email is sent for %s',
    async (address) => {
      expect(await request({ email: address })).toMatchObject({
        status: 200,
        code: 20909,
        error: { code: 'students.notAcademic' },
      });
      expect(await readNewEmail()).toBe('');
    },
  );

  test.each([
    ['no address', { email: '' }],
    ['an address with a header behind it', { email: 'a@b.edu\r\nBcc: c@d.example' }],
    ['a language that we do not speak', { language: 'tlh' }],
  ])('%s is refused', async (_, changes) => {
    expect(await request(changes)).toMatchObject({ status: 422 });
    expect(await readNewEmail()).toBe('');
  });

  test('one mailbox cannot be flooded with emails', async () => {
    for (let round = 0; round < 3; round += 1) await request();

    expect(await request({ email: 'ada+more@physics.tide.edu' })).toMatchObject({
      status: 429,
      code: 20912,
      error: { code: 'students.tooMany' },
    });
  });

  test('an address is deleted after a week without a claim, or after a year', async () => {
    await receiveCode({ email: 'eve@tide.edu' });
    await request({ email: 'mallory@tide.edu' });
    await readNewEmail();
    const readAddresses = async () => {
      await site.app.runJobs();
      const rows = await query('select email from site.student_claim order by 1');
      return rows.map((row) => row['email']);
    };

    site.passMs(6 * dayMs);
    expect(await readAddresses()).toEqual(['eve@tide.edu', 'mallory@tide.edu']);
    site.passMs(2 * dayMs);
    expect(await readAddresses()).toEqual(['eve@tide.edu']);
    site.passMs(358 * dayMs);
    expect(await readAddresses()).toEqual([]);
  });
});
