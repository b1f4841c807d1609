import { newDraft } from './championships.ts'
import type { Person, TestServer } from './harness.ts'
import { type TestTeam, newTeam } from './teams.ts'

export interface Entry {
  organizer: Person
  team: TestTeam
  id: string
  registrationId: string
}

/** A championship with a fee, and the entry of a team in it, which waits for its payment. */
export async function newEntry(
  server: TestServer,
  given: { fee?: number; maxTeams?: number; team?: TestTeam } = {},
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
  })
  const opened = await server.call('changeChampionshipStatus', {
    token: organizer.token,
    path: { id },
    body: { status: 'REGISTRATION' },
  })
  if (opened.status !== 200) throw new Error(`Not open: ${JSON.stringify(opened.body)}`)
  return { organizer, team, id, registrationId: await enterTeam(server, team, id) }
}

export async function enterTeam(server: TestServer, team: TestTeam, championshipId: string): Promise<string> {
  const entered = await server.call('registerTeam', {
    token: team.owner.token,
    path: { id: championshipId },
    body: { team_id: team.id, roster: [{ user_id: team.owner.id, role: 'STARTER' }] },
  })
  if (entered.status !== 201) throw new Error(`Not registered: ${JSON.stringify(entered.body)}`)
  return entered.body.id
}
