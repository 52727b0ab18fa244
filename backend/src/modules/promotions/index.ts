import type { Kysely } from 'kysely';

import { refusal } from '../../refusal';
import { readContent } from '../../readContent';
import type { SiteTables } from '../../database/tables/tables';
import type { CreateThrottle } from '../throttling';
import { type CouponRepository, couponRepository, type StoredCoupon } from './couponRepository';
import { readCouponCode } from './couponRules';
import { couponFileSchema, toContentCoupons } from './couponSeed';
import { type InvitationRepository, invitationRepository } from './invitationRepository';
import { type InviteCodeRepository, inviteCodeRepository } from './inviteCodeRepository';

export { isSameMailbox, toMailbox } from './sameMailbox';
export type { InvitationRepository } from './invitationRepository';
export type { InviteCodeRepository } from './inviteCodeRepository';
export type { CouponRepository, StoredCoupon } from './couponRepository';
export { checkCoupon, discountOf } from './couponRules';

/** Limits on unknown codes: people mistype a few, programs try many. */
const limits = { accountAtAddress: 12, address: 40, account: 30 } as const;

export interface Guesser {
  /** Null for a visitor. */
  accountId: string | null;
  address: string;
}

export interface Promotions {
  /** The coupons as a transaction sees them. */
  couponsOf(executor: Kysely<SiteTables>): CouponRepository;
  invitationsOf(executor: Kysely<SiteTables>): InvitationRepository;
  inviteCodesOf(executor: Kysely<SiteTables>): InviteCodeRepository;
  /** Finds a typed coupon and throttles guessing. */
  findCoupon(text: string, guesser: Guesser): Promise<StoredCoupon>;
  /** Stores the coupons of the content folder. */
  seed(): Promise<void>;
}

export interface PromotionsOptions {
  db: Kysely<SiteTables>;
  contentFolder: string;
  createThrottle: CreateThrottle;
  now: () => Date;
}

/** Creates coupons and invitations. */
export function createPromotions(options: PromotionsOptions): Promotions {
  const { db, contentFolder, createThrottle, now } = options;
  const coupons = couponRepository(db);
  const throttle = createThrottle({
    action: 'coupon',
    limits,
    refusal: 'promotions.tooManyCoupons',
  });
  return {
    couponsOf: couponRepository,
    invitationsOf: invitationRepository,
    inviteCodesOf: inviteCodeRepository,
    findCoupon: async (text, { accountId, address }) => {
      const attempt = { email: accountId ?? address, address };
      await throttle.begin(attempt);
      const found = await coupons.find(readCouponCode(text));
      if (!found) throw refusal('promotions.unknownCoupon');
      await throttle.forgive(attempt);
      return found;
    },
    seed: async () => {
      const entries = await readContent(contentFolder, 'coupons.json', couponFileSchema);
      await coupons.replaceContent(toContentCoupons(entries), now());
    },
  };
}
