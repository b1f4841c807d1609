import { startChampionship } from '../championships.ts'
import type { Person, TestServer } from '../harness.ts'
import { type TestTeam, newMember, newTeam } from '../teams.ts'

/** A championship of the team's owner that is being played, where the team and its opponent have people to spare. */
export interface Rosters {
  rosterChampionshipId: string
  rosterRegistrationId: string
  starterId: string
  /** A substitute of the team. */
  benchId: string
  /** A member who is not in the roster. */
  comerId: string
  /** Asked for by the opponent. */
  rosterChangeId: string
}

async function addToRoster(
  { db }: TestServer,
  championshipId: string,
  registrationId: string,
  { id }: Person,
): Promise<void> {
  await db
    .insertInto('championship_players')
    .values({
      championship_id: championshipId,
      registration_id: registrationId,
      user_id: id,
      role: 'SUBSTITUTE',
      confirmed_at: new Date(),
    })
    .execute()
}

export async function addRosters(server: TestServer, team: TestTeam): Promise<Rosters> {
  const opponent = await newTeam(server, { gameId: team.gameId })
  const { id, registrations } = await startChampionship(server, team.owner, {
    game_id: team.gameId,
    teams: [team, opponent],
  })
  const [own = '', other = ''] = registrations
  const bench = await newMember(server, team, 'PLAYER')
  const comer = await newMember(server, team, 'PLAYER')
  await addToRoster(server, id, own, bench)
  const theirs = await newMember(server, opponent, 'PLAYER')
  const asked = await server.call('requestRosterChange', {
    token: opponent.owner.token,
    path: { id, registrationId: other },
    body: { out_user_id: opponent.owner.id, in_user_id: theirs.id, reason: 'Ficou sem luz.' },
  })
  if (asked.status !== 201) throw new Error(`Not asked: ${JSON.stringify(asked.body)}`)
  return {
    rosterChampionshipId: id,
    rosterRegistrationId: own,
    starterId: team.owner.id,
    benchId: bench.id,
    comerId: comer.id,
    rosterChangeId: asked.body.id,
  }
}
