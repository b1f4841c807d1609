import { sql } from 'kysely'
import sharp from 'sharp'
import { newId } from '../../src/database/id.ts'
import type { Answer, Person, TestServer } from '../harness.ts'

export const actors = ['guest', 'stranger', 'invitee', 'player', 'manager', 'owner'] as const
export type ActorName = (typeof actors)[number]

/** A team of three with one invitation open, and somebody who has nothing to do with it. */
export interface World {
  people: Record<Exclude<ActorName, 'guest'>, Person>
  /** Whom nobody has invited yet. */
  candidate: Person
  gameId: string
  teamId: string
  teamTag: string
  invitationId: string
  /** Of the invitee. */
  notificationId: string
  /** The team's logo. */
  fileId: string
  /** Fit to be a logo or a banner, as base64. */
  picture: string
  /** A session of the owner other than the one that calls. */
  sessionId: string
}

async function makePicture(): Promise<string> {
  const image = sharp({ create: { width: 1200, height: 400, channels: 3, background: '#bdee63' } })
  return (await image.png().toBuffer()).toString('base64')
}

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape and assert on what they find
function expectStatus(answer: Answer, status: number): any {
  if (answer.status !== status) throw new Error(`The world could not be made: ${JSON.stringify(answer.body)}`)
  return answer.body
}

let worlds = 0

async function join(
  server: TestServer,
  teamId: string,
  owner: Person,
  person: Person,
  role: 'MANAGER' | 'PLAYER',
): Promise<void> {
  const body = [{ userId: person.id, role }]
  const [invitation] = expectStatus(
    await server.call('sendInvitations', { path: { id: teamId }, body, token: owner.token }),
    201,
  )
  expectStatus(
    await server.call('acceptInvitation', {
      path: { id: teamId, inviteId: invitation.id },
      token: person.token,
    }),
    200,
  )
}

export async function makeWorld(server: TestServer): Promise<World> {
  worlds += 1
  const picture = await makePicture()
  const teamTag = `W${String(worlds).padStart(3, '0')}`
  const [owner, manager, player, invitee, stranger, candidate] = [
    await server.registerUser(),
    await server.registerUser(),
    await server.registerUser(),
    await server.registerUser(),
    await server.registerUser(),
    await server.registerUser(),
  ]
  const gameId = newId()
  await server.db
    .insertInto('games')
    .values({ id: gameId, name: `Jogo ${worlds}` })
    .execute()
  const team = expectStatus(
    await server.call('createTeam', {
      body: { name: `Time ${worlds}`, teamTag, game_id: gameId, description: 'Um time para as provas.' },
      token: owner.token,
    }),
    201,
  )
  const teamId: string = team.id
  // A team that hides its members has more to refuse.
  await server.db.updateTable('teams').set({ show_team_members: false }).where('id', '=', teamId).execute()
  await join(server, teamId, owner, manager, 'MANAGER')
  await join(server, teamId, owner, player, 'PLAYER')
  const [invitation] = expectStatus(
    await server.call('sendInvitations', {
      path: { id: teamId },
      body: [{ userId: invitee.id, role: 'PLAYER' }],
      token: owner.token,
    }),
    201,
  )
  const [notification] = expectStatus(
    await server.call('listUnreadNotifications', { token: invitee.token }),
    200,
  )
  const file = expectStatus(
    await server.call('saveFile', {
      body: {
        base64: picture,
        extension: 'PNG',
        entityType: 'TEAM',
        entityId: teamId,
        businessType: 'TEAM_PROFILE_PHOTO',
        fileType: 'IMAGE',
      },
      token: owner.token,
    }),
    201,
  )
  const session = await server.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  return {
    people: { owner, manager, player, invitee, stranger },
    candidate,
    gameId,
    teamId,
    teamTag,
    invitationId: invitation.id,
    notificationId: notification.id,
    fileId: file.id,
    picture,
    sessionId: session.id,
  }
}

/** One digest of every row of every table. */
export async function snapshot(server: TestServer): Promise<string> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables where table_schema = 'public' order by 1`.execute(
    server.db,
  )
  const digests = await Promise.all(
    rows.map(async ({ table_name: name }) => {
      const table = sql.table(name)
      const found = await sql<{ digest: string }>`
        select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${table} t`.execute(
        server.db,
      )
      return `${name} ${found.rows[0]?.digest ?? ''}`
    }),
  )
  return digests.join('\n')
}
