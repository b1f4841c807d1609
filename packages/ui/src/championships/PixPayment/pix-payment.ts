export type PixPaymentStatus =
  | 'PENDING'
  | 'PAID'
  | 'EXPIRED'
  | 'CANCELLED'
  | 'LATE'
  | 'REFUNDING'
  | 'REFUNDED'

export type PixRefundReason =
  | 'WITHDRAWN'
  | 'REJECTED'
  | 'CHAMPIONSHIP_CANCELLED'
  | 'TEAM_GONE'
  | 'LATE'
  | 'GIFT_DECLINED'
  | 'GIFT_EXPIRED'
  | 'GIFT_ACCEPTED'
