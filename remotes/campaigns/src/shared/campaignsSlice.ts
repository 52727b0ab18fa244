import { createReducer } from '@reduxjs/toolkit';
import type { RemoteSlice } from '@tidegate/contracts/remotes/remoteModule';
import {
  bannerClosed,
  campaignsStateVersion,
  type CampaignsState,
} from '@tidegate/contracts/store/campaignsState';

const initialState: CampaignsState = { closedCampaignIds: [] };

export const campaignsSlice: RemoteSlice<CampaignsState> = {
  version: campaignsStateVersion,
  reducer: createReducer(initialState, (builder) => {
    builder.addCase(bannerClosed, (state, { payload }) => {
      if (state.closedCampaignIds.includes(payload.campaignId)) return;
      state.closedCampaignIds.push(payload.campaignId);
    });
  }),
};
