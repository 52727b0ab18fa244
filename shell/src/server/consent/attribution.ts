/** An empty value clears the cookie. */
export interface CookieChange {
  name: string;
  value: string;
  seconds: number;
}

const daySeconds = 24 * 3600;

/** Click parameters of partner networks and their cookies (specification §9). */
const trackers: readonly {
  parameter: string;
  seconds: number;
  cookies: (click: string) => Readonly<Record<string, string>>;
}[] = [
  {
    parameter: 'cjevent',
    seconds: 45 * daySeconds,
    // `cje-client` identifies the network CJ to the backend.
    cookies: (click) => ({ cje: click, 'cje-client': '1' }),
  },
  {
    parameter: 'cfclick',
    seconds: 30 * daySeconds,
    cookies: (click) => ({ 'cf-click': click }),
  },
  {
    parameter: 'admitad_uid',
    seconds: 45 * daySeconds,
    cookies: (click) => ({ _aid: click }),
  },
];

const affiliateCookies = ['cje', 'cje-client', 'cf-click', '_aid'] as const;
export const campaignCookie = 'utm_data';
const campaignSeconds = 45 * daySeconds;

const clickPattern = /^[\w-]{1,128}$/;
/** Campaign names, restricted to characters that are safe in cookies and pages. */
const campaignPattern = /^[\p{L}\p{N} ._~+-]{1,100}$/u;
const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Parameters that are stored after consent. */
export const attributionParameters: readonly string[] = [
  ...trackers.map(({ parameter }) => parameter),
  ...campaignParameters,
];

function clear(names: readonly string[]): CookieChange[] {
  return names.map((name) => ({ name, value: '', seconds: 0 }));
}

function readCampaign(search: URLSearchParams): CookieChange[] {
  const marks = campaignParameters.flatMap((name) => {
    const value = search.get(name) ?? '';
    return campaignPattern.test(value) ? [[name, value]] : [];
  });
  if (marks.length === 0) return [];
  const value = new URLSearchParams(marks).toString();
  return [{ name: campaignCookie, value, seconds: campaignSeconds }];
}

/** Attributes a visit to the last partner click. Our own campaign clears earlier partners. */
export function readAttribution(search: URLSearchParams): CookieChange[] {
  const click = trackers
    .filter(({ parameter }) => clickPattern.test(search.get(parameter) ?? ''))
    .at(-1);
  const kept = click?.cookies(search.get(click.parameter) ?? '') ?? {};
  if (!click && !search.has('utm_source')) return readCampaign(search);
  return [
    ...clear(affiliateCookies.filter((name) => !(name in kept))),
    ...Object.entries(kept).map(([name, value]) => ({
      name,
      value,
      seconds: click?.seconds ?? 0,
    })),
    ...readCampaign(search),
  ];
}

export function forgetAttribution(): CookieChange[] {
  return clear([...affiliateCookies, campaignCookie]);
}
