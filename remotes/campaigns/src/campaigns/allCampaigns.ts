import { blackFriday2026 } from './blackFriday2026';
import type { Campaign } from './campaign';
import { easter2027 } from './easter2027';

/** Every campaign there is, whatever its phase; no two are live at once. */
export const allCampaigns: readonly Campaign[] = [blackFriday2026, easter2027];
