import { expect } from 'vitest'
import { runPaymentClock } from '../src/domains/payments/clock.ts'
import { proveLedger } from '../src/domains/payments/proof.ts'
import { workReport } from '../src/domains/payments/reports.ts'
import { newDraft } from './championships.ts'
import type { Person, TestServer } from './harness.ts'
import { type TestTeam, newMember, newTeam } from './teams.ts'

export interface Entry {
  organizer: Person
  team: TestTeam
  id: string
  registrationId: string
}

/** A championship with a fee, and the entry of a team in it, which waits for its payment. */
export async function newEntry(
  server: TestServer,
  given: { fee?: number; maxTeams?: number; team?: TestTeam; players?: readonly Person[] } = {},
): Promise<Entry> {
  const organizer = await server.registerUser()
  await server.db
    .updateTable('users')
    .set({ platform_role: 'ORGANIZER' })
    .where('id', '=', organizer.id)
    .execute()
  const team = given.team ?? (await newTeam(server))
  const { id } = await newDraft(server, organizer, {
    game_id: team.gameId,
    entry_fee: given.fee ?? 2500,
    max_teams: given.maxTeams ?? 8,
    ...(given.players !== undefined && { team_size: given.players.length }),
  })
  const opened = await server.call('changeChampionshipStatus', {
    token: organizer.token,
    path: { id },
    body: { status: 'REGISTRATION' },
  })
  if (opened.status !== 200) throw new Error(`Not open: ${JSON.stringify(opened.body)}`)
  return { organizer, team, id, registrationId: await enterTeam(server, team, id, given.players) }
}

export interface SharedEntry extends Entry {
  /** The roster: the team's owner, its captain, and players. */
  players: Person[]
}

/** An entry that is shared by so many, of whom the second is the captain. */
export async function newSharedEntry(
  server: TestServer,
  { size = 3, fee = 2500, team }: { size?: number; fee?: number; team?: TestTeam } = {},
): Promise<SharedEntry> {
  const owned = team ?? (await newTeam(server))
  const players = [owned.owner, await newMember(server, owned, 'CAPTAIN')]
  while (players.length < size) players.push(await newMember(server, owned, 'PLAYER'))
  const entry = await newEntry(server, { fee, team: owned, players })
  return { ...entry, players }
}

export async function enterTeam(
  server: TestServer,
  team: TestTeam,
  championshipId: string,
  players: readonly Person[] = [team.owner],
): Promise<string> {
  const entered = await server.call('registerTeam', {
    token: team.owner.token,
    path: { id: championshipId },
    body: { team_id: team.id, roster: players.map(({ id }) => ({ user_id: id, role: 'STARTER' as const })) },
  })
  if (entered.status !== 201) throw new Error(`Not registered: ${JSON.stringify(entered.body)}`)
  return entered.body.id
}

/** The ledger is what the charges say, whatever a file of tests did, in whatever order. Closes the server. */
export async function closeProven(server: TestServer): Promise<void> {
  for (let run = 0; run < 3; run += 1) await runPaymentClock(server.services)
  expect(await proveLedger(server.services)).toBe(0)
  await server.close()
}

/** Works the reports of the providers that no job has worked: all, or those of one payment. */
export async function workReports(server: TestServer, paymentId?: string): Promise<void> {
  const waiting = await server.db
    .selectFrom('payment_events')
    .selectAll()
    .where('outcome', 'is', null)
    .$if(paymentId !== undefined, (query) => query.where('reference', '=', paymentId ?? ''))
    .execute()
  for (const { provider, event_id: eventId, reference } of waiting)
    await workReport(server.services, { provider, eventId, reference })
}

export async function findPaymentStatus(server: TestServer, paymentId: string): Promise<string> {
  const { status } = await server.db
    .selectFrom('payment_charges')
    .select('status')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return status
}
