import type { AppState } from './appState';
import type { BlogState } from './blogState';
import type { CampaignsState } from './campaignsState';
import type { GlobalState } from './globalState';
import type { PricingState } from './pricingState';
import type { UserState } from './userState';

/** A remote's state exists only after the shell has accepted that remote. */
export interface RemoteStates {
  blog?: BlogState;
  pricing?: PricingState;
  campaigns?: CampaignsState;
}

/** The state of the only store: the shell's slices always, the remotes' when injected. */
export interface RootState extends RemoteStates {
  app: AppState;
  user: UserState;
  global: GlobalState;
}
