/** Places on shell pages that a remote may fill. */
export const slotNames = ['promotionBanner'] as const;

export type SlotName = (typeof slotNames)[number];
