import { createAction } from '@reduxjs/toolkit';

/** Campaigns whose banner the visitor closed on this page. */
export interface CampaignsState {
  closedCampaignIds: readonly string[];
}

export const campaignsStateVersion = 1;

export const bannerClosed = /* @__PURE__ */ createAction<{ campaignId: string }>(
  'campaigns/bannerClosed',
);

const none: readonly string[] = [];

export const selectClosedCampaignIds = (state: { campaigns?: CampaignsState }): readonly string[] =>
  state.campaigns?.closedCampaignIds ?? none;
