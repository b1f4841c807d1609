import { hasPermission } from '@convoca/contract/rules'
import { cleanText } from '@convoca/sdk/text'
import type { Context, SystemContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { DomainError, refuseInvalid } from '../../../errors.ts'
import { findEntryRole } from '../../championships/entrants-queries.ts'
import { toTeam } from '../../championships/mappers.ts'
import {
  confirmPaidRegistration,
  lockPlaces,
  readRegistration,
} from '../../championships/registrations/registrations.ts'
import { readChampionship } from '../../championships/service.ts'
import { cleanOptional, lengthErrors, profanityErrors } from '../../text-rules.ts'
import { payAllParts } from '../entries/parts.ts'
import { lockEntry } from '../entries/parts-repository.ts'
import { type NewCharge, insertCharge, moveCharge } from '../repository.ts'
import { requireOwnEntry } from '../service.ts'
import { decideRefund } from '../settlement.ts'
import {
  type GiftRow,
  findGift,
  findGiftsOfEntry,
  findGiftsOfSender,
  giveChargeToEntry,
  insertGift,
  lockPaymentsOfEntry,
  moveGift,
  needsPayment,
} from './gifts-repository.ts'
import { prepareGiftCharge } from './gift-charge.ts'
import { limitGift, notifySender } from './notifications.ts'

interface EntryKey {
  championshipId: string
  registrationId: string
}

function toGift(row: GiftRow, readerId: string): Schemas['Gift'] {
  return {
    id: row.id,
    championship: { id: row.championship_id, name: row.championship_name, url: row.championship_url },
    registration_id: row.registration_id,
    team: row.team === null ? null : toTeam(row.team),
    sender: row.sender_nick === null ? null : { id: row.sender_id, nick: row.sender_nick },
    message: row.message,
    amount: row.amount,
    status: row.status,
    payment_id: row.sender_id === readerId ? row.charge_id : null,
    expires_at: row.expires_at?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

export async function listSentGifts({ db, actor }: Context): Promise<Schemas['GiftList']> {
  return (await findGiftsOfSender(db, actor.userId)).map((row) => toGift(row, actor.userId))
}

export async function listRegistrationGifts(context: Context, key: EntryKey): Promise<Schemas['GiftList']> {
  await requireOwnEntry(context, key)
  const rows = await findGiftsOfEntry(context.db, key.registrationId)
  return rows.map((row) => toGift(row, context.actor.userId))
}

export interface PreparedGift {
  charge: NewCharge
  registrationId: string
  message: string | null
}

/** Checks who repeats a request whose response is stored. */
export async function requireGiver(context: Context, key: EntryKey): Promise<void> {
  const entry = await readRegistration(context, key.championshipId, key.registrationId)
  const role = await findEntryRole(context.db, entry.id, context.actor.userId)
  // A team pays its own entry.
  if (role !== null) throw new DomainError('FORBIDDEN')
}

/** Asks the provider for a code, outside of the transaction that stores it: a code that is not stored is shown to nobody. */
export async function prepareGift(
  context: Context,
  key: EntryKey,
  input: Schemas['GiftInput'],
): Promise<PreparedGift> {
  const message = cleanOptional(input.message, cleanText)
  refuseInvalid([...lengthErrors('message', message, { max: 280 }), ...profanityErrors('message', message)])
  const championship = await readChampionship(context, { id: key.championshipId })
  await requireGiver(context, key)
  const entry = await readRegistration(context, key.championshipId, key.registrationId)
  const isOver = Date.parse(championship.registration_closes_at) <= context.now().getTime()
  if (isOver || !(await needsPayment(context.db, entry.id))) throw new DomainError('CHAMPIONSHIP_STATUS')
  const charge = await prepareGiftCharge(context, { championship, team: entry.team })
  return { charge, registrationId: entry.id, message }
}

export async function createGift(
  context: Context,
  { charge, registrationId, message }: PreparedGift,
): Promise<Schemas['Gift']> {
  const { db, actor } = context
  const id = newId()
  await insertCharge(db, charge)
  await insertGift(db, {
    id,
    charge_id: charge.id,
    championship_id: charge.championship_id,
    registration_id: registrationId,
    sender_id: actor.userId,
    message,
    created_at: charge.created_at,
  })
  const gift = await readGift(context, id)
  await limitGift(context, gift)
  return toGift(gift, actor.userId)
}

/** One that is paid or was; before that the team does not know about it. */
async function readGift({ db }: SystemContext, id: string): Promise<GiftRow> {
  const gift = await findGift(db, { id })
  if (gift === null) throw new DomainError('PAYMENT_NOT_FOUND')
  return gift
}

/** Locks the championship before the gift is read, as everything that changes places does. */
async function requireAnswerable(context: Context, giftId: string): Promise<GiftRow> {
  const seen = await readGift(context, giftId.toLowerCase())
  const { registration_id: registrationId } = seen
  const role =
    registrationId === null ? null : await findEntryRole(context.db, registrationId, context.actor.userId)
  if (role === null || seen.expires_at === null) throw new DomainError('PAYMENT_NOT_FOUND')
  if (!hasPermission(role, 'enterChampionships')) throw new DomainError('FORBIDDEN')
  await lockPlaces(context, seen.championship_id)
  return readGift(context, seen.id)
}

const isOpen = ({ status, expires_at: end }: GiftRow, now: Date): boolean =>
  status === 'OFFERED' && end !== null && end > now

/** Payments and codes of others are of no use any more: the gift pays all parts. The lock makes a request for another code now find them taken. */
async function makeRoom(context: SystemContext, gift: GiftRow, registrationId: string): Promise<void> {
  await lockEntry(context.db, registrationId)
  for (const { id, status } of await lockPaymentsOfEntry(context.db, registrationId)) {
    if (status === 'PENDING') await moveCharge(context.db, id, { from: 'PENDING', to: 'CANCELLED' })
    else await decideRefund(context, { id, reason: 'GIFT_ACCEPTED' })
  }
  await giveChargeToEntry(context.db, gift.charge_id, registrationId)
  await payAllParts(context, { chargeId: gift.charge_id, registrationId, fee: gift.amount })
}

export async function acceptGift(context: Context, giftId: string): Promise<Schemas['Gift']> {
  const { db, actor, now } = context
  const gift = await requireAnswerable(context, giftId)
  if (gift.status === 'ACCEPTED') return toGift(gift, actor.userId)
  const { championship_id: championshipId, registration_id: registrationId } = gift
  if (!isOpen(gift, now()) || registrationId === null) throw new DomainError('CHAMPIONSHIP_STATUS')
  await makeRoom(context, gift, registrationId)
  if (!(await confirmPaidRegistration(context, { championshipId, registrationId })))
    throw new DomainError('CHAMPIONSHIP_STATUS')
  await moveGift(db, gift.id, { from: 'OFFERED', to: 'ACCEPTED', answered_at: now() })
  await notifySender(context, gift, 'ACCEPTED')
  return toGift(await readGift(context, gift.id), actor.userId)
}

export async function declineGift(context: Context, giftId: string): Promise<Schemas['Gift']> {
  const { db, actor, now } = context
  const gift = await requireAnswerable(context, giftId)
  if (gift.status === 'DECLINED') return toGift(gift, actor.userId)
  if (!isOpen(gift, now())) throw new DomainError('CHAMPIONSHIP_STATUS')
  await moveGift(db, gift.id, { from: 'OFFERED', to: 'DECLINED', answered_at: now() })
  await decideRefund(context, { id: gift.charge_id, reason: 'GIFT_DECLINED' })
  await notifySender(context, gift, 'DECLINED')
  return toGift(await readGift(context, gift.id), actor.userId)
}

/** Nobody has answered in time, or the team needs it no longer. False where somebody was faster. */
export async function endGift(context: SystemContext, giftId: string): Promise<boolean> {
  const { db, now } = context
  const seen = await readGift(context, giftId)
  await lockPlaces(context, seen.championship_id)
  const gift = await readGift(context, giftId)
  if (gift.status !== 'OFFERED') return false
  if (isOpen(gift, now()) && (await needsPayment(db, gift.registration_id))) return false
  await moveGift(db, gift.id, { from: 'OFFERED', to: 'EXPIRED' })
  await decideRefund(context, { id: gift.charge_id, reason: 'GIFT_EXPIRED' })
  await notifySender(context, gift, 'EXPIRED')
  return true
}
