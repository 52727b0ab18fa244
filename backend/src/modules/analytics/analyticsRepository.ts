import type { AnalyticsEvent } from '@tidegate/contracts/api/visitors/schemas';
import { type Kysely, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export interface ReceivedEvent extends AnalyticsEvent {
  user_id: string | null;
  country: string;
  country_code: string;
  ip: string;
  receivedAt: Date;
}

const columns = [
  'receivedAt',
  'happenedAt',
  'eventName',
  'eventParams',
  'userProperties',
  'userId',
  'frontId',
  'language',
  'device',
  'country',
  'countryCode',
  'ip',
  'appName',
  'appType',
  'appInfo',
] as const satisfies readonly (keyof SiteTables['analyticsEvent'])[];

/** One JSON parameter for all rows: one per value would block the event loop. */
export function analyticsRepository(db: Kysely<SiteTables>) {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return {
    add: async (events: readonly ReceivedEvent[]) => {
      await sql`
        insert into site.analytics_event (${names})
        select ${names}
        from json_populate_recordset(null::site.analytics_event, ${JSON.stringify(events.map(toRow))})
      `.execute(db);
    },
  };
}

/** JSON is read by the names of the columns, which are those of the call. */
function toRow({ event_timestamp: timestamp, receivedAt, ...event }: ReceivedEvent) {
  return { ...event, received_at: receivedAt, happened_at: new Date(timestamp) };
}
