import type { Schemas } from '../src/contract/types.ts'
import { newId } from '../src/database/id.ts'
import { insertGame } from '../src/domains/games/repository.ts'
import type { Person, TestServer } from './harness.ts'
import { type TestTeam, newTeam } from './teams.ts'

let counter = 0

const HOUR = 60 * 60 * 1000
const after = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

/** Open now, and starting in two days. */
export function championshipInput(
  given: Partial<Schemas['ChampionshipInput']> & Pick<Schemas['ChampionshipInput'], 'game_id'>,
): Schemas['ChampionshipInput'] {
  counter += 1
  return {
    name: `Copa ${counter}`,
    description: 'Uma copa feita para os testes.',
    rules: 'Melhor de três.',
    format: 'SINGLE_ELIMINATION',
    best_of: [3],
    group_count: null,
    qualifiers_per_group: null,
    swiss_rounds: null,
    team_size: 1,
    max_substitutes: 2,
    min_age: null,
    min_teams: 2,
    max_teams: 8,
    entry_fee: 0,
    prizes: [{ place: 1, description: 'Troféu' }],
    registration_opens_at: after(-1),
    registration_closes_at: after(24),
    check_in_opens_at: after(47),
    starts_at: after(48),
    ...given,
  }
}

/** An organiser, a game, and so many teams of it. */
export async function newField(
  server: TestServer,
  count: number,
): Promise<{ organizer: Person; gameId: string; teams: TestTeam[] }> {
  const organizer = await server.registerUser()
  const gameId = await insertGame(server.db, `Jogo ${newId()}`)
  const teams: TestTeam[] = []
  for (let made = 0; made < count; made += 1) teams.push(await newTeam(server, { gameId }))
  return { organizer, gameId, teams }
}

export async function newDraft(
  server: TestServer,
  organizer: Person,
  given: Parameters<typeof championshipInput>[0],
): Promise<Schemas['Championship']> {
  const made = await server.call('createChampionship', {
    token: organizer.token,
    body: championshipInput(given),
  })
  if (made.status !== 201) throw new Error(`No championship: ${JSON.stringify(made.body)}`)
  return made.body
}

/** Asks somebody to help, who accepts. */
export async function appoint(
  server: TestServer,
  organizer: Person,
  { id, person, role }: { id: string; person: Person; role: 'CO_ORGANIZER' | 'REFEREE' },
): Promise<void> {
  const path = { id, userId: person.id }
  const asked = await server.call('saveChampionshipStaff', { token: organizer.token, path, body: { role } })
  if (asked.status !== 200) throw new Error(`Not asked: ${JSON.stringify(asked.body)}`)
  const body = { is_confirmed: true }
  const accepted = await server.call('confirmStaffRole', { token: person.token, path: { id }, body })
  if (accepted.status !== 204) throw new Error(`Not accepted: ${JSON.stringify(accepted.body)}`)
}

/** Makes its results count, however few teams it has and however early it started. */
export async function markRated({ db }: Pick<TestServer, 'db'>, id: string): Promise<void> {
  await db.updateTable('championships').set({ is_rated: true }).where('id', '=', id).execute()
}

/** Registers these teams, each with its owner, and starts. Returns the championship and the registrations in the order of the teams. */
export async function startChampionship(
  server: TestServer,
  organizer: Person,
  { teams, ...given }: Parameters<typeof championshipInput>[0] & { teams: readonly TestTeam[] },
): Promise<{ id: string; registrations: string[] }> {
  const { id } = await newDraft(server, organizer, { max_teams: Math.max(2, teams.length), ...given })
  const setStatus = async (status: 'REGISTRATION' | 'ONGOING') => {
    const response = await server.call('changeChampionshipStatus', {
      token: organizer.token,
      path: { id },
      body: { status },
    })
    if (response.status !== 200) throw new Error(`Not ${status}: ${JSON.stringify(response.body)}`)
  }
  await setStatus('REGISTRATION')
  const registrations: string[] = []
  for (const { id: teamId, owner } of teams) {
    const body = { team_id: teamId, roster: [{ user_id: owner.id, role: 'STARTER' as const }] }
    const entered = await server.call('registerTeam', { token: owner.token, path: { id }, body })
    if (entered.status !== 201) throw new Error(`Not registered: ${JSON.stringify(entered.body)}`)
    registrations.push(entered.body.id)
  }
  await setStatus('ONGOING')
  await markRated(server, id)
  return { id, registrations }
}
