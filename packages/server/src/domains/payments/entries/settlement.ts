import type { SystemContext } from '../../../context.ts'
import { confirmPaidRegistration } from '../../championships/registrations/registrations.ts'
import { startRemainingTime } from '../../championships/registrations/unpaid-entries.ts'
import { notify } from '../../notifications/service.ts'
import { type ChargeRow, moveCharge } from '../repository.ts'
import { countPaid, findUnpaid, isWaiting, lockRivals } from './parts-repository.ts'
import { notifyToPayPart } from './reminders.ts'

/**
 * Whether the payment can have its parts: the entry waits for them, and nobody has paid one. Other codes for them are of no use then. The championship must
 * be locked.
 */
export async function takeParts(
  { db }: SystemContext,
  { id, registration_id: registrationId, parts }: ChargeRow,
): Promise<boolean> {
  if (registrationId === null || parts.length === 0 || !(await isWaiting(db, registrationId))) return false
  const rivals = await lockRivals(db, id)
  if (rivals.some(({ status }) => status === 'PAID')) return false
  for (const rival of rivals) await moveCharge(db, rival.id, { from: 'PENDING', to: 'CANCELLED' })
  return true
}

/** After parts were paid: the place is the team's once all are, and from the first on the others have so long. */
export async function settleEntry(context: SystemContext, charge: ChargeRow): Promise<void> {
  const { db } = context
  const { registration_id: registrationId, championship_id: championshipId } = charge
  if (registrationId === null) return
  const unpaid = await findUnpaid(db, registrationId)
  if (unpaid.length === 0) {
    await confirmPaidRegistration(context, { championshipId, registrationId })
    return
  }
  const isFirst = (await countPaid(db, registrationId)) === 1
  if (isFirst) await startRemainingTime(context, { registrationId })
  await notifyOfPaidParts(context, charge)
  if (isFirst) await notifyToPayPart(context, { registrationId, userIds: unpaid })
  await context.realtime.publishChampionship(context, championshipId, 'REGISTRATIONS')
}

/** Somebody else has paid their part. */
async function notifyOfPaidParts(context: SystemContext, charge: ChargeRow): Promise<void> {
  const { id, parts, payer_id: payerId, payer_nick: nick, championship_name: name } = charge
  const others = parts.filter((part) => part.id !== payerId)
  await notify(
    context,
    others.map((part) => ({
      userId: part.id,
      ...(charge.team_id !== null && { teamId: charge.team_id }),
      playerId: payerId,
      championshipId: charge.championship_id,
      subject: id,
      contextType: 'CHAMPIONSHIP' as const,
      type: 'CHAMPIONSHIP_REGISTER_ACCEPT' as const,
      title: 'Sua parte da inscrição foi paga',
      body: `${nick} pagou a sua parte em ${name}. Você não precisa fazer nada.`,
    })),
  )
}
