import type { AnalyticsEvent } from '@tidegate/contracts/api/analytics';
import type { Kysely } from 'kysely';

import type { SiteTables } from '../../tables';

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

export function analyticsRepository(db: Kysely<SiteTables>): AnalyticsRepository {
  return {
    add: async (events) => {
      await db
        .insertInto('analytics_event')
        .values(
          events.map(
            ({
              event_datetime: _,
              event_timestamp,
              receivedAt,
              event_params,
              user_properties,
              ...event
            }) => ({
              ...event,
              received_at: receivedAt,
              happened_at: new Date(event_timestamp),
              event_params: JSON.stringify(event_params),
              user_properties: JSON.stringify(user_properties),
            }),
          ),
        )
        .execute();
    },
  };
}
