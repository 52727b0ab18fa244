import type { AnalyticsEvent } from '@tidegate/contracts/api/analytics';
import { type Kysely, sql } from 'kysely';

import type { SiteTables } from '../../database/tables/tables';

export interface ReceivedEvent extends AnalyticsEvent {
  user_id: string | null;
  country: string;
  country_code: string;
  ip: string;
  receivedAt: Date;
}

export interface AnalyticsRepository {
  add(events: readonly ReceivedEvent[]): Promise<void>;
}

const columns = [
  'received_at',
  'happened_at',
  'event_name',
  'event_params',
  'user_properties',
  'user_id',
  'front_id',
  'language',
  'device',
  'country',
  'country_code',
  'ip',
  'app_name',
  'app_type',
  'app_info',
] as const satisfies readonly (keyof SiteTables['analytics_event'])[];

/** One JSON parameter for all rows: one per value would block the event loop. */
export function analyticsRepository(db: Kysely<SiteTables>): AnalyticsRepository {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return {
    add: async (events) => {
      await sql`
        insert into site.analytics_event (${names})
        select ${names}
        from json_populate_recordset(null::site.analytics_event, ${JSON.stringify(events.map(toRow))})
      `.execute(db);
    },
  };
}

function toRow({ event_timestamp: timestamp, receivedAt, ...event }: ReceivedEvent) {
  return { ...event, received_at: receivedAt, happened_at: new Date(timestamp) };
}
