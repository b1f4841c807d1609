import { giftLifetime, remainingPaymentTime } from '@convoca/contract/rules'
import type { SystemContext } from '../../../context.ts'
import { keepPlaceUntil } from '../../championships/registrations/unpaid-entries.ts'
import { findGift, moveGift, needsPayment } from './gifts-repository.ts'
import { notifyOfGift } from './notifications.ts'

/** A gift is paid: the team may take it, if it still needs it. False where the charge is no gift, or of no use. The championship must be locked. */
export async function offerGift(context: SystemContext, { id: chargeId }: { id: string }): Promise<boolean> {
  const { db, now } = context
  const gift = await findGift(db, { chargeId })
  if (gift?.status !== 'WAITING') return false
  const at = now()
  const end = Math.min(at.getTime() + giftLifetime, gift.registration_closes_at.getTime())
  if (end <= at.getTime() || !(await needsPayment(db, gift.registration_id))) {
    await moveGift(db, gift.id, { from: 'WAITING', to: 'EXPIRED' })
    return false
  }
  await moveGift(db, gift.id, { from: 'WAITING', to: 'OFFERED', expires_at: new Date(end) })
  // A team that does not answer in time can still pay by itself.
  if (gift.registration_id !== null)
    await keepPlaceUntil(db, gift.registration_id, new Date(end + remainingPaymentTime))
  await notifyOfGift(context, gift)
  await context.realtime.publishChampionship(context, gift.championship_id, 'REGISTRATIONS')
  return true
}
