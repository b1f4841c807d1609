export type GiftStatus = 'WAITING' | 'OFFERED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED'

/** `x-transitions` of the contract's GiftStatus. */
const giftTransitions: Readonly<Record<GiftStatus, readonly GiftStatus[]>> = {
  WAITING: ['OFFERED', 'EXPIRED'],
  OFFERED: ['ACCEPTED', 'DECLINED', 'EXPIRED'],
  ACCEPTED: [],
  DECLINED: [],
  EXPIRED: [],
}

export const canMoveGift = (from: GiftStatus, to: GiftStatus): boolean => giftTransitions[from].includes(to)

/** Milliseconds for which a team may answer a gift. */
export const giftLifetime = 48 * 60 * 60 * 1000
