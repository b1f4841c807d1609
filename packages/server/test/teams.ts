import { sql } from 'kysely'
import type { Schemas } from '../src/contract/types.ts'
import { newId } from '../src/database/id.ts'
import type { Db } from '../src/database/schema.ts'
import { insertGame } from '../src/domains/games/repository.ts'
import { insertMember } from '../src/domains/teams/repository.ts'
import type { Person, TestServer } from './harness.ts'

let counter = 0

export interface TestTeam {
  id: string
  tag: string
  name: string
  gameId: string
  owner: Person
}

/** A team of its own, made through the API. */
export async function newTeam(
  server: TestServer,
  given: { owner?: Person; name?: string; teamTag?: string; gameId?: string } = {},
): Promise<TestTeam> {
  counter += 1
  const owner = given.owner ?? (await server.registerUser())
  const gameId = given.gameId ?? (await insertGame(server.db, `Jogo ${newId()}`))
  const name = given.name ?? `Time ${counter}`
  // No number after a Z spells a word that is refused.
  const tag = given.teamTag ?? `Z${counter}`
  const response = await server.call('createTeam', {
    token: owner.token,
    body: { name, teamTag: tag, game_id: gameId, description: 'Um time feito para os testes.' },
  })
  if (response.status !== 201) throw new Error(`No team: ${JSON.stringify(response.body)}`)
  return { id: response.body.id, tag, name, gameId, owner }
}

/** Somebody in the team with a role, without the detour of an invitation. */
export async function newMember(
  server: TestServer,
  team: TestTeam,
  role: Schemas['TeamRole'],
): Promise<Person> {
  const person = await server.registerUser()
  await insertMember(server.db, { teamId: team.id, userId: person.id, role, rosterStatus: 'STARTER' })
  return person
}

export async function invite(
  server: TestServer,
  team: TestTeam,
  person: Person,
  role: Schemas['TeamRole'] = 'PLAYER',
): Promise<string> {
  const response = await server.call('sendInvitations', {
    token: team.owner.token,
    path: { id: team.id },
    body: [{ userId: person.id, role }] as never,
  })
  if (response.status !== 201) throw new Error(`Not invited: ${JSON.stringify(response.body)}`)
  return response.body[0].id
}

const watched = [
  'users',
  'games',
  'files',
  'teams',
  'team_members',
  'team_activities',
  'invitations',
  'notifications',
  'notification_counters',
  'schedules',
  'check_ins',
  'check_in_answers',
  'schedule_exceptions',
  'availability',
  'calendar_keys',
  'communications',
  'communication_readers',
  'achievements',
] as const

/** One line for the whole store: a refused call must leave it as it was. */
export async function fingerprint(db: Db): Promise<string> {
  const parts: string[] = []
  for (const table of watched) {
    const { rows } = await sql<{ sum: string }>`
      select coalesce(md5(string_agg(t::text, '|' order by t::text)), '-') as sum from ${sql.table(table)} t`.execute(
      db,
    )
    parts.push(`${table}:${rows[0]?.sum}`)
  }
  return parts.join('\n')
}

export interface Crowd {
  team: TestTeam
  people: Record<
    'stranger' | 'invitee' | 'exMember' | 'OWNER' | 'MANAGER' | 'COACH' | 'CAPTAIN' | 'PLAYER' | 'otherOwner',
    Person
  >
  /** The invitee's invitation, which is pending. */
  inviteId: string
}

/** A team and everybody who may stand to it in some way. */
export async function newCrowd(server: TestServer): Promise<Crowd> {
  const team = await newTeam(server)
  const other = await newTeam(server)
  const exMember = await newMember(server, team, 'PLAYER')
  await server.db.deleteFrom('team_members').where('user_id', '=', exMember.id).execute()
  const invitee = await server.registerUser()
  const inviteId = await invite(server, team, invitee)
  return {
    team,
    inviteId,
    people: {
      stranger: await server.registerUser(),
      invitee,
      exMember,
      OWNER: team.owner,
      MANAGER: await newMember(server, team, 'MANAGER'),
      COACH: await newMember(server, team, 'COACH'),
      CAPTAIN: await newMember(server, team, 'CAPTAIN'),
      PLAYER: await newMember(server, team, 'PLAYER'),
      otherOwner: other.owner,
    },
  }
}
