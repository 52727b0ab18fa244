import { pageParameters } from '@tidegate/contracts/remotes/pageParameters';
import { previewParameter } from '@tidegate/contracts/remotes/preview';
import { attributionParameters } from '../consent/attribution';
import type { CacheRule } from './compileCacheRule';
import { unshared } from './describeCookie';

/** Parameters that store something of any visitor. */
const storedParameters = ['nl', 'currency', 'invite_code', previewParameter];

const shownParameters = pageParameters.filter((name) => !storedParameters.includes(name));

const known = [...shownParameters, ...storedParameters].join('|');
const ends = '(?:[=&]|$)';

/** Which part of the query the response depends on. */
export const queryRule: CacheRule = {
  name: 'query',
  reads: 'query',
  cases: [
    { pattern: '^$', value: 'none' },
    { pattern: `^(?:(?:${shownParameters.join('|')})=[^&]*(?:&|$))+$`, value: 'whole' },
    // Names that no page reads, such as the click IDs of advertisers.
    {
      pattern: String.raw`^(?:(?!(?:${known})${ends}|remote\.)[\w.-]+(?:=[^&]*)?(?:&|$))+$`,
      value: 'none',
    },
  ],
  otherwise: unshared,
};

/** Whether the query names a campaign, which is stored after consent. */
export const campaignRule: CacheRule = {
  name: 'campaign',
  reads: 'query',
  cases: [{ pattern: `(?:^|&)(?:${attributionParameters.join('|')})${ends}`, value: 'yes' }],
  otherwise: '',
};
