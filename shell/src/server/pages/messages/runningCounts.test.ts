import { languages } from '@tidegate/contracts/languages';
import { readSiteContent } from '../../content/readSiteContent';
import { contentDir } from '../../testing/siteDocuments';
import { listValues } from '../listValues';

/** The numbers for which the running texts of all languages were written. */
const writtenFor = {
  devices: 6,
  days: 30,
  logs: 0,
  eventDays: 180,
  messageDays: 365,
  unconfirmedDays: 7,
  studentDays: 365,
  sessionDays: 30,
  replyDays: 2,
  quoteDays: 30,
  unusedDays: 90,
  noticeDays: 180,
  orderYears: 10,
  studentPercentOff: 25,
  studentCodeDays: 30,
  studentLinkHours: 24,
  inviteDays: 14,
  servers: 455,
  cities: 99,
  countries: 63,
};

test.each(languages)(
  'the texts in %s fit the plural forms of the numbers in them',
  async (language) => {
    const { fleet } = await readSiteContent(contentDir);
    const values = listValues(undefined, fleet, language);
    const plural = new Intl.PluralRules(language);

    const needed = Object.entries(writtenFor).map(([name]) => [
      name,
      plural.select(Number(values[name])),
    ]);

    expect(needed).toEqual(
      Object.entries(writtenFor).map(([name, number]) => [name, plural.select(number)]),
    );
  },
);
