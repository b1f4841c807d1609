import { remainingPaymentTime } from '@convoca/contract/rules'
import type { SystemContext } from '../../../context.ts'
import { notifyRegistrations } from '../notifications.ts'
import { say } from '../participant-texts.ts'
import { findChampionship, lockChampionship } from '../repository.ts'
import { leave } from './registrations.ts'
import { findRegistration } from './registrations-repository.ts'
import { type EntryKey, isOverdue, setPayUntil } from './unpaid-entries-repository.ts'

export {
  type EntryKey,
  extendPayUntil,
  findOverdueEntries,
  keepPlaceUntil,
} from './unpaid-entries-repository.ts'

/** Gives the others their time from the first part that is paid. The championship must be locked. */
export async function startRemainingTime(
  { db, now }: SystemContext,
  { registrationId }: Pick<EntryKey, 'registrationId'>,
): Promise<void> {
  await setPayUntil(db, registrationId, new Date(now().getTime() + remainingPaymentTime))
}

/** The place of an entry that nobody has paid in time is free for others. False where it was paid, or got more time, meanwhile. */
export async function expireEntry(context: SystemContext, key: EntryKey): Promise<boolean> {
  const { db, now } = context
  await lockChampionship(db, key.championshipId)
  const championship = await findChampionship(db, { id: key.championshipId })
  const registration = await findRegistration(db, key.championshipId, key.registrationId)
  if (championship === null || registration === null || !(await isOverdue(db, key, now()))) return false
  // The start takes care of those that are unpaid by then.
  if (championship.status !== 'REGISTRATION' && championship.status !== 'CHECK_IN') return false
  const reason = 'A inscrição não foi paga a tempo.'
  await leave(context, championship, registration, { to: 'WITHDRAWN', reason })
  await notifyRegistrations(context, [registration.id], {
    championshipId: championship.id,
    type: 'CHAMPIONSHIP_REGISTER_REJECT',
    title: 'O prazo para pagar acabou',
    body: [
      `${say(championship.participant, 'O time', 'Você')} perdeu a vaga em ${championship.name}.`,
      say(
        championship.participant,
        'Quem já pagou a sua parte recebe o valor de volta.',
        'Se você já pagou, recebe o valor de volta.',
      ),
    ],
  })
  return true
}
