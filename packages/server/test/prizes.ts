import type { Schemas } from '../src/contract/types.ts'
import { workReport } from '../src/domains/payments/reports.ts'
import { startChampionship } from './championships.ts'
import type { Person, TestServer } from './harness.ts'
import { type TestTeam, newTeam } from './teams.ts'

const YEAR = 365 * 24 * 60 * 60_000

/** A championship of two teams, which is over or can be ended by `rule`. */
export interface PrizeCup {
  id: string
  organizer: Person
  winner: TestTeam
  loser: TestTeam
  registrations: readonly [string, string]
}

/** Starts a championship of two teams. More players of the winner join the roster. */
export async function newPrizeCup(
  server: TestServer,
  {
    prizes,
    players = [],
    teams,
  }: {
    prizes: Schemas['ChampionshipPrize'][]
    players?: readonly Person[]
    teams?: readonly [TestTeam, TestTeam]
  },
): Promise<PrizeCup> {
  const winner = teams?.[0] ?? (await newTeam(server))
  const loser = teams?.[1] ?? (await newTeam(server, { gameId: winner.gameId }))
  const organizer = await server.registerUser()
  const { id, registrations } = await startChampionship(server, organizer, {
    game_id: winner.gameId,
    teams: [winner, loser],
    prizes,
  })
  const [first = '', second = ''] = registrations
  for (const player of players)
    await server.db
      .insertInto('championship_players')
      .values({
        registration_id: first,
        championship_id: id,
        user_id: player.id,
        role: 'SUBSTITUTE',
        confirmed_at: new Date(),
      })
      .execute()
  return { id, organizer, winner, loser, registrations: [first, second] }
}

/** The first team wins, and the championship is over. */
export async function endCup(server: TestServer, { id, organizer, winner }: PrizeCup): Promise<void> {
  const { body: matches } = await server.call('listMatches', { path: { id } })
  const isHome = matches[0].home.id === winner.id
  const { status, body } = await server.call('ruleMatch', {
    token: organizer.token,
    path: { id, matchId: matches[0].id },
    body: {
      home_score: isHome ? 2 : 0,
      away_score: isHome ? 0 : 2,
      is_forfeit: false,
      reason: 'Visto na gravação.',
    },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

/** Deposits so much for the prizes, and returns the payment's id. */
export async function depositPrize(
  server: TestServer,
  { id, organizer }: Pick<PrizeCup, 'id' | 'organizer'>,
  amount: number,
  by: Person = organizer,
): Promise<string> {
  const asked = await server.call('createPrizeDeposit', { token: by.token, path: { id }, body: { amount } })
  if (asked.status !== 201) throw new Error(JSON.stringify(asked.body))
  const paymentId: string = asked.body.id
  await server.call('simulatePayment', { token: by.token, path: { paymentId }, body: { outcome: 'PAID' } })
  await workReport(server.services, {
    provider: 'sandbox',
    eventId: `${paymentId}-test`,
    reference: paymentId,
  })
  return paymentId
}

/** A Pix key as a profile has it. */
export async function addPixKey(
  server: TestServer,
  { id }: Person,
  key = `${id}@exemplo.com.br`,
): Promise<void> {
  await server.db
    .insertInto('pix_keys')
    .values({ id: crypto.randomUUID(), user_id: id, type: 'EMAIL', key })
    .execute()
}

export async function makeMinor(server: TestServer, { id }: Person, now: Date): Promise<void> {
  const birth = new Date(now.getTime() - 17 * YEAR).toISOString().slice(0, 10)
  await server.db.updateTable('users').set({ birth }).where('id', '=', id).execute()
}
