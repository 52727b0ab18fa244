import { createCaller, type Caller } from '../../calls/caller';
import { generateAddress } from '../../site/generateAddress';
import { userAgents } from '../../site/languages';
import { expect, test } from './fixtures';
import { inTurns, sendUntilRendered, type ReceivedReply } from './sendTo';

test.describe.configure({ timeout: 120_000 });

const requestCount = 1000;
const pages = ['/features', '/pricing', '/faq', '/blog', '/why-us'];
const question = 'May we use analytics and partner cookies?';

interface Visitor {
  path: string;
  device: 'desktop' | 'phone';
  language: 'de' | 'en';
  currency: 'GBP' | 'CAD' | 'USD';
  isCurrencyChosen: boolean;
  consent: 'yes' | 'no' | undefined;
  hasPrivacyControl: boolean;
  choosesRelease: boolean;
  owner: Caller | undefined;
}

/** Another mixture for each number, from lists whose lengths have no common divisor. */
function toVisitor(index: number, owners: readonly Caller[]): Visitor {
  const pick = <Item>(items: readonly Item[]): Item => items[index % items.length] as Item;
  const device = pick(['desktop', 'desktop', 'phone'] as const);
  const page = pages[Math.floor(index / 7) % pages.length] ?? '/';
  return {
    path: (device === 'phone' ? '/m' : '') + page + (index % 4 === 0 ? `?gclid=${index}` : ''),
    device,
    language: index % 17 === 0 ? 'de' : 'en',
    currency: pick(['GBP', 'USD', 'CAD', 'USD', 'USD'] as const),
    isCurrencyChosen: index % 2 === 0,
    consent: pick(['yes', undefined, 'no', undefined, undefined, undefined, 'no'] as const),
    hasPrivacyControl: index % 11 === 0,
    choosesRelease: index % 29 === 0,
    owner: index % 23 === 0 ? owners[index % owners.length] : undefined,
  };
}

const countries = { GBP: 'GB', CAD: 'CA', USD: 'FR' } as const;

function toHeaders(visitor: Visitor): Record<string, string> {
  const { currency, isCurrencyChosen, consent, owner } = visitor;
  const cookies = [
    'other=1',
    ...(visitor.language === 'de' ? ['LANGUAGE=de'] : []),
    ...(consent ? [`tidegate_consent=${consent}`] : []),
    ...(isCurrencyChosen ? [`CURRENCY=${currency}`] : []),
    ...(owner ? [`paypal_token=${owner.token}`] : []),
    ...(visitor.choosesRelease ? ['tidegate_remotes=remote.blog=9.9.9'] : []),
  ];
  return {
    'x-forwarded-for': generateAddress(),
    'x-country-code': isCurrencyChosen ? 'AU' : countries[currency],
    'user-agent': userAgents[visitor.device],
    'accept-encoding': visitor.device === 'phone' ? 'gzip' : 'br',
    cookie: cookies.join('; '),
    ...(visitor.hasPrivacyControl && { 'sec-gpc': '1' }),
  };
}

/** What is wrong with a reply for its visitor. */
function findFaults(
  { status, headers, text }: ReceivedReply,
  visitor: Visitor,
  owners: readonly Caller[],
): string[] {
  if (visitor.language === 'de') {
    const isRight = status === 302 && headers.location === `/de${visitor.path}`;
    return isRight ? [] : [`${status} ${headers.location}`];
  }
  const { device, consent, hasPrivacyControl, owner } = visitor;
  const needsAnswer = consent === undefined && !hasPrivacyControl;
  const isPersonal = owner !== undefined || visitor.choosesRelease;
  const shown = owners.filter(({ email }) => text.includes(email));
  const checks: [boolean, string][] = [
    [status === 200, `status ${status}`],
    [text.includes(`"currency":"${visitor.currency}"`), 'another currency'],
    [text.includes(`data-device="${device === 'phone' ? 'mobile' : device}"`), 'another device'],
    [text.includes(question) === needsAnswer, needsAnswer ? 'no question' : 'a question'],
    [shown.every((one) => one === owner), 'the address of another visitor'],
    [owner === undefined || shown.length === 1, 'not the visitor’s own page'],
    [/s-maxage/.test(headers['cache-control'] ?? '') !== isPersonal, 'the wrong caching'],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, fault]) => fault);
}

for (const name of ['nginx', 'varnish'] as const) {
  test(`${name} gives a mixture of visitors each their own page`, async ({ caches }) => {
    const owners = await Promise.all([createCaller(), createCaller(), createCaller()]);
    const faults: string[] = [];

    await inTurns([...Array(requestCount).keys()], 4, async (index) => {
      const visitor = toVisitor(index, owners);
      const request = { url: visitor.path, headers: toHeaders(visitor) };
      const reply = await sendUntilRendered(caches[name].port, request);
      const found = findFaults(reply, visitor, owners);
      if (found.length > 0) faults.push(`${JSON.stringify(request)}: ${found.join()}`);
    });

    expect(faults).toEqual([]);
  });
}
