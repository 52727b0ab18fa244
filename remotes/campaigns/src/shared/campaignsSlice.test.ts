import { bannerClosed } from '@tidegate/contracts/store/campaignsState';
import { campaignsSlice } from './campaignsSlice';

function closeAll(...campaignIds: string[]) {
  return campaignIds
    .map((campaignId) => bannerClosed({ campaignId }))
    .reduce(campaignsSlice.reducer, campaignsSlice.reducer(undefined, { type: 'start' }));
}

test('no banner is closed at first', () => {
  expect(closeAll()).toEqual({ closedCampaignIds: [] });
});

test('a banner closed twice is stored once, in the order of closing', () => {
  expect(closeAll('easter-2027', '/blackfriday', 'easter-2027')).toEqual({
    closedCampaignIds: ['easter-2027', '/blackfriday'],
  });
});
