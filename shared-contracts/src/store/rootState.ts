import type { AppState } from './appState';
import type { BlogState } from './blogState';
import type { CampaignsState } from './campaignsState';
import type { GlobalState } from './globalState';
import type { PricingState } from './pricingState';
import type { UserState } from './userState';

/** The state of a remote is there only once the shell has accepted that remote. */
export interface RemoteStates {
  blog?: BlogState;
  pricing?: PricingState;
  campaigns?: CampaignsState;
}

/** The one store's state: the shell's slices always, the remotes' when injected. */
export interface RootState extends RemoteStates {
  app: AppState;
  user: UserState;
  global: GlobalState;
}
