import { type SystemContext, createContext } from '../../../context.ts'
import { runInTransaction } from '../../../database/transaction.ts'
import type { PaymentProvider, PayoutState } from '../../../payment-provider.ts'
import { readStandings } from '../../championships/matches/matches.ts'
import { lockPlaces } from '../../championships/registrations/registrations.ts'
import { readChampionship } from '../../championships/service.ts'
import { getAdultBirth } from '../entries/ages.ts'
import { findRosterIds } from '../entries/parts-repository.ts'
import { postTransaction } from '../ledger-repository.ts'
import type { PaymentServices } from '../reports.ts'
import { type Winner, dividePrizes } from './division.ts'
import { findDivisible, findPlayed, insertDivision, keepUnerased } from './division-repository.ts'
import { notifyOfFailure, notifyOfPayment, notifyWinners } from './notifications.ts'
import {
  type ClaimedPayout,
  claimPayouts,
  claimSent,
  movePayout,
  toProviderType,
} from './payouts-repository.ts'
import { insertTeamPrize, findOverdue } from './team-prizes-repository.ts'
import { AGREEMENT_TIME, settle, settleOverdue } from './settling.ts'
import { askForReturn, finishReturn, returnUnwon } from './returns.ts'
import { claimReturns, findUnreturned } from './returns-repository.ts'

/** Milliseconds from the last word about a match to the division. */
export const DIVISION_WAIT = 24 * 60 * 60_000

const MAX_CLAIMED = 20

const inTransaction = <T>(
  services: PaymentServices,
  run: (context: SystemContext) => Promise<T>,
): Promise<T> =>
  runInTransaction(
    services.db,
    (unit) => run(createContext(services, unit, null)),
    (error) => services.log.error({ err: error }, 'a task after a payout failed'),
  )

async function findWinners(context: SystemContext, championshipId: string): Promise<Winner[]> {
  const { db } = context
  const guest = { ...context, actor: null }
  const { places } = await readStandings(guest, championshipId)
  const played = await findPlayed(db, championshipId)
  const winners: Winner[] = []
  for (const { rank, team } of places) {
    const registrationId = team === null ? undefined : played.get(team.id)
    if (team === null || registrationId === undefined) continue
    const roster = await findRosterIds(db, registrationId)
    winners.push({
      rank,
      teamId: team.player === undefined ? team.id : null,
      userIds: await keepUnerased(db, roster),
    })
  }
  return winners
}

/** Divides the prizes, once. False where somebody was faster, or a result was corrected. */
async function divide(context: SystemContext, championshipId: string): Promise<boolean> {
  const { db, now } = context
  await lockPlaces(context, championshipId)
  const before = new Date(now().getTime() - DIVISION_WAIT)
  if (!(await findDivisible(db, before)).includes(championshipId)) return false
  if (!(await insertDivision(db, championshipId, now()))) return false
  const { prizes, name } = await readChampionship({ ...context, actor: null }, { id: championshipId })
  const shares = dividePrizes(prizes, await findWinners(context, championshipId))
  const decidesUntil = new Date(now().getTime() + AGREEMENT_TIME)
  // A player without a team is alone.
  const groups = Map.groupBy(shares, ({ teamId, userId }) => teamId ?? userId)
  for (const ofTeam of groups.values()) {
    const id = await insertTeamPrize(db, championshipId, { shares: ofTeam, now: now(), decidesUntil })
    // A winner of all of it has nobody to agree with.
    if (ofTeam.length === 1) await settle(context, { id, championship_id: championshipId })
  }
  await notifyWinners(context, { id: championshipId, name }, shares)
  await context.realtime.publishChampionship(context, championshipId, 'REGISTRATIONS')
  return true
}

/** Takes over what the provider says of an attempt. What is said again changes nothing. */
export async function applyPayout(
  context: SystemContext,
  payout: Pick<ClaimedPayout, 'payout_id' | 'provider' | 'championship_name'>,
  { status, reference }: PayoutState,
): Promise<boolean> {
  const { db, now } = context
  const change =
    status === 'PAID' ? ({ status, reference, paid_at: now() } as const) : ({ status, reference } as const)
  const share = await movePayout(db, payout.payout_id, change)
  if (share === null || status === 'SENT') return false
  const about = { ...share, championship_name: payout.championship_name }
  if (status === 'FAILED') await notifyOfFailure(context, about)
  else {
    await postTransaction(db, { kind: 'PRIZE_PAID', shareId: share.id }, [
      { account: 'OWED', owner: share.user_id, amount: share.net },
      { account: 'PROVIDER', owner: payout.provider, amount: -share.net },
    ])
    await notifyOfPayment(context, about)
  }
  await context.realtime.publishChampionship(context, share.championship_id, 'REGISTRATIONS')
  return true
}

/** The call repeats safely: it is made with the id of the attempt until the provider has said its own. */
async function send(provider: PaymentProvider, payout: ClaimedPayout): Promise<PayoutState> {
  const { payout_id: id, reference, amount, key_type: type, key_value: value, cpf } = payout
  if (reference !== null) return provider.readPayout({ id, reference })
  return provider.createPayout({
    id,
    amount,
    description: `Prêmio de ${payout.championship_name}`,
    key: { type: toProviderType(type), value },
    cpf,
  })
}

/** Divides prizes, gives back what nobody has won, and pays shares to receivers with a key; any number of processes may do so at once. Returns how many changed. */
export async function runPrizeClock(services: PaymentServices): Promise<number> {
  const { db, log, payments } = services
  const now = services.now()
  const { provider } = payments
  let done = 0
  const attempt = async (run: () => Promise<boolean>) => {
    try {
      if (await run()) done += 1
    } catch (error) {
      log.warn({ err: error }, 'something due with a prize will be tried again')
    }
  }
  for (const id of await findDivisible(db, new Date(now.getTime() - DIVISION_WAIT)))
    await attempt(() => inTransaction(services, (context) => divide(context, id)))
  for (const id of await findOverdue(db, now))
    await attempt(() => inTransaction(services, (context) => settleOverdue(context, id)))
  for (const id of await findUnreturned(db))
    await attempt(() => inTransaction(services, (context) => returnUnwon(context, id)))
  if (provider === null) return done
  const { name } = provider
  await claimPayouts(db, { provider: name, now, adultBirth: getAdultBirth(now), limit: MAX_CLAIMED })
  for (const payout of await claimSent(db, { provider: name, now, limit: MAX_CLAIMED }))
    await attempt(async () => {
      const state = await send(provider, payout)
      return inTransaction(services, (context) => applyPayout(context, payout, state))
    })
  for (const due of await claimReturns(db, { provider: name, now, limit: MAX_CLAIMED }))
    await attempt(async () => {
      if (!(await askForReturn(provider, due))) return false
      return inTransaction(services, (context) => finishReturn(context, due, name))
    })
  return done
}
