import { pickSlotMessages } from './pickSlotMessages';

const messages = {
  banner: { label: 'Now', close: 'Close' },
  campaign: { name: 'Name', name_easter: 'Easter', nameless: 'None', lead: 'Lead' },
  length: { plan_DAY_one: 'a day', plan_DAY_other: 'days', plan_WEEK_one: 'a week' },
  saving: 'Less',
  savings: 'More',
  part: { deep: { one: 'One', two: 'Two' } },
};

test.each([
  ['a whole branch', ['banner'], { banner: messages.banner }],
  [
    'a key with its contexts',
    ['campaign.name'],
    { campaign: { name: 'Name', name_easter: 'Easter' } },
  ],
  [
    'a context with its plurals',
    ['length.plan_DAY'],
    { length: { plan_DAY_one: 'a day', plan_DAY_other: 'days' } },
  ],
  ['a key of the first level, not one that only begins so', ['saving'], { saving: 'Less' }],
  ['a key far below', ['part.deep.two'], { part: { deep: { two: 'Two' } } }],
  ['nothing that nobody asked for', [], {}],
])('pickSlotMessages picks %s', (_, wanted, given) => {
  expect(pickSlotMessages(messages, wanted)).toEqual(given);
});
