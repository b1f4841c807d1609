import { hasPermission, paymentLifetime } from '@convoca/contract/rules'
import { isCpf } from '@convoca/sdk/text'
import { type Context, type SystemContext, createContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { getViolatedConstraint } from '../../database/constraints.ts'
import { newId } from '../../database/id.ts'
import { runInTransaction } from '../../database/transaction.ts'
import { DomainError, type ErrorCode } from '../../errors.ts'
import { findEntryRole } from '../championships/entrants-queries.ts'
import { lockPlaces, readRegistration } from '../championships/registrations/registrations.ts'
import { readChampionship } from '../championships/service.ts'
import { getAdultBirth } from './entries/ages.ts'
import { type ChosenParts, chooseParts, fixParts } from './entries/parts.ts'
import { cancelReplaced, countPaid, findEntryTime, holdParts } from './entries/parts-repository.ts'
import { requireAccountant } from './history.ts'
import { toPayment } from './mappers.ts'
import { type SimulatedOutcome, isSandbox } from './providers/sandbox.ts'
import { receiveWebhook } from './reports.ts'
import {
  type ChargeRow,
  type NewCharge,
  findCharge,
  findCharges,
  findPayer,
  insertCharge,
} from './repository.ts'
import { applyState } from './settlement.ts'

/** Milliseconds until the provider is asked for the first time, if it has reported nothing. */
export const FIRST_LOOK = 2 * 60_000

/** The team or the player whose entry a charge is for. */
export const ofEntrant = ({
  id,
  player,
}: Schemas['ChampionshipTeam']): { team_id: string | null; player_id: string | null } =>
  player === undefined ? { team_id: id, player_id: null } : { team_id: null, player_id: id }

interface EntryKey {
  championshipId: string
  registrationId: string
}

/** Refuses with another code: who may not see something does not learn why. */
function refuseAs(code: ErrorCode): (error: unknown) => never {
  return (error) => {
    throw error instanceof DomainError ? new DomainError(code, { cause: error }) : error
  }
}

/** The entry, if the caller may pay it: as one of its players, or as who may register the team. */
export async function requireOwnEntry(
  context: Context,
  { championshipId, registrationId }: EntryKey,
): Promise<Schemas['ChampionshipRegistration']> {
  const { actor } = context
  const entry = await readRegistration(context, championshipId, registrationId)
  const role = await findEntryRole(context.db, entry.id, actor.userId)
  const isPlayer = entry.roster.some(({ user }) => user.id === actor.userId)
  if (role === null || (!isPlayer && !hasPermission(role, 'enterChampionships')))
    throw new DomainError('FORBIDDEN')
  return entry
}

export async function listRegistrationPayments(
  context: Context,
  key: EntryKey,
): Promise<Schemas['PaymentList']> {
  await requireOwnEntry(context, key)
  const rows = await findCharges(context.db, key.registrationId)
  return rows.map((row) => toPayment(row, context.payments.provider))
}

/** An adult with a valid CPF, as banks want to know who pays. */
export async function requirePayer({ db, now, actor }: Context) {
  const payer = await findPayer(db, actor.userId)
  if (payer === null || !isCpf(payer.cpf)) throw new DomainError('CPF_INVALID')
  if (payer.birth > getAdultBirth(now())) throw new DomainError('MINOR_NOT_ALLOWED')
  return payer
}

export interface PreparedCharge {
  charge: NewCharge
  chosen: ChosenParts
}

/** Asks the provider for a code, outside of the transaction that stores it: a code that is not stored is shown to nobody. */
export async function prepareCharge(
  context: Context,
  key: EntryKey,
  asked?: readonly string[],
): Promise<PreparedCharge> {
  const { db, actor, now, payments } = context
  const entry = await requireOwnEntry(context, key)
  const championship = await readChampionship(context, { id: key.championshipId })
  const time = await findEntryTime(db, entry.id)
  if (entry.status === 'CONFIRMED' && (await countPaid(db, entry.id)) > 0)
    throw new DomainError('PAYMENT_ALREADY_EXISTS')
  const createdAt = now()
  const payUntil = time?.status === 'PENDING_PAYMENT' ? time.pay_until : null
  if (payUntil === null || payUntil <= createdAt) throw new DomainError('CHAMPIONSHIP_STATUS')
  const registrationId = entry.id
  const parts = await fixParts(context, { registrationId, fee: championship.entry_fee })
  const chosen = await chooseParts(context, { registrationId, parts, asked })
  const { name, email, cpf } = await requirePayer(context)
  if (payments.provider === null) throw new DomainError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 600 })
  const id = newId()
  const expiresAt = new Date(Math.min(createdAt.getTime() + paymentLifetime, payUntil.getTime()))
  const { amount } = chosen
  const created = await payments.provider.createCharge({
    id,
    amount,
    expiresAt,
    description: `${entry.team.name} em ${championship.name}`,
    payer: { name, email, cpf },
  })
  const charge = {
    id,
    championship_id: championship.id,
    registration_id: entry.id,
    ...ofEntrant(entry.team),
    payer_id: actor.userId,
    amount,
    provider: payments.provider.name,
    reference: created.reference,
    pix_code: created.pixCode,
    expires_at: expiresAt,
    created_at: createdAt,
    next_look_at: new Date(createdAt.getTime() + FIRST_LOOK),
  }
  return { charge, chosen }
}

/** The unique index decides where two ask for one part at once; a code of an entry that has lost its place meanwhile is cancelled by the clock. */
export async function createPayment(
  context: Context,
  { charge, chosen }: PreparedCharge,
): Promise<Schemas['Payment']> {
  const { db, actor, now } = context
  const { registration_id: registrationId } = charge
  if (registrationId === null) throw new DomainError('REGISTRATION_NOT_FOUND')
  // Money that arrives late for the same parts would otherwise not see this charge, and could not be booked beside it.
  await lockPlaces(context, charge.championship_id)
  try {
    // The entry is locked before any of its payments, as where a gift is accepted.
    await insertCharge(db, charge)
    await cancelReplaced(db, { ids: chosen.replaced, payerId: actor.userId, now: now() })
    await holdParts(db, { chargeId: charge.id, registrationId, userIds: chosen.userIds })
  } catch (error) {
    if (getViolatedConstraint(error) !== 'payment_charge_parts_held_key') throw error
    throw new DomainError('PAYMENT_ALREADY_EXISTS', { cause: error })
  }
  await context.realtime.publishChampionship(context, charge.championship_id, 'REGISTRATIONS')
  return readPayment(context, charge.id)
}

async function requireCharge(context: Context, id: string): Promise<ChargeRow> {
  const row = await findCharge(context.db, id)
  if (row === null) throw new DomainError('PAYMENT_NOT_FOUND')
  const { payer_id: payerId, registration_id: registrationId, championship_id: championshipId } = row
  if (payerId === context.actor.userId) return row
  if (row.purpose === 'DEPOSIT') {
    await requireAccountant(context, championshipId).catch(refuseAs('PAYMENT_NOT_FOUND'))
    return row
  }
  if (registrationId === null) throw new DomainError('PAYMENT_NOT_FOUND')
  await requireOwnEntry(context, { championshipId, registrationId }).catch(refuseAs('PAYMENT_NOT_FOUND'))
  return row
}

export async function readPayment(context: Context, id: string): Promise<Schemas['Payment']> {
  return toPayment(await requireCharge(context, id), context.payments.provider)
}

/** Checks who repeats a request whose response is stored. */
export async function requireEntryPayer(context: Context, key: EntryKey): Promise<void> {
  await requireOwnEntry(context, key)
}

/** Runs in a transaction of its own, for nobody: what a bank says notifies the team without limit. */
const inOwnTransaction = <T>(
  { sender: _sender, ...services }: SystemContext,
  run: (context: SystemContext) => Promise<T>,
): Promise<T> =>
  runInTransaction(
    services.db,
    (unit) => run(createContext(services, unit, null)),
    (error) => {
      throw error
    },
  )

/** *Já paguei e não mudou*: takes over what the provider says now. */
export async function checkPayment(context: Context, id: string): Promise<void> {
  const { payments } = context
  const charge = await requireCharge(context, id)
  if (payments.provider?.name !== charge.provider) return
  const state = await payments.provider.readCharge(charge)
  await inOwnTransaction(context, (system) => applyState(system, id, state))
}

/** Does what the bank would do; its reports arrive as those of a real one. */
export async function simulatePayment(
  context: Context,
  id: string,
  outcome: SimulatedOutcome,
): Promise<void> {
  const { provider } = context.payments
  const charge = await requireCharge(context, id)
  if (!isSandbox(provider) || charge.provider !== provider.name) throw new DomainError('FORBIDDEN')
  for (const request of provider.simulate(charge, outcome)) await receiveWebhook(context, request)
}
