import type { GiftCardProps } from '@convoca/ui/app'
import type { Gift } from '../atoms/gifts.ts'

/** A gift as the team sees it; as its sender does, without their name and with the payment. */
export function toGiftCard(gift: Gift, { isSender }: { isSender: boolean }): Omit<GiftCardProps, 'texts'> {
  return {
    state: gift.status,
    amount: gift.amount,
    championship: gift.championship.name,
    team: gift.team?.name ?? 'Time excluído',
    sender: isSender ? undefined : (gift.sender?.nick ?? null),
    message: gift.message ?? undefined,
    expiresAt: gift.expires_at ?? undefined,
    paymentHref: gift.payment_id === null ? undefined : `/championships/payment/${gift.payment_id}`,
  }
}
