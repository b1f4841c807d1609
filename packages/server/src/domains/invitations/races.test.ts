/**
 * Answers one invitation in several ways at once, again and again.
 * @module-tag night
 */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type TestResponse,
  type Person,
  type TestServer,
  codeOf,
  startServer,
} from '../../../test/harness.ts'
import { type InvitationOperation, callInvitation, send } from '../../../test/invitations.ts'
import { type TestTeam, newMember, newTeam } from '../../../test/teams.ts'
import { newId } from '../../database/id.ts'

/** Each round sends eight concurrent requests; `pnpm release:check` runs 200. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 50)
const TIME = 120_000

let server: TestServer
let team: TestTeam
let manager: Person
let player: Person

beforeAll(async () => {
  server = await startServer({ config: { logLevel: 'silent' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  team = await newTeam(server)
  manager = await newMember(server, team, 'MANAGER')
  player = await server.registerUser()
  await server.db.updateTable('teams').set({ is_recruiting: true }).where('id', '=', team.id).execute()
})

type Kind = 'INVITE' | 'APPLICATION'

/** Inserted directly: the round tests what follows. */
async function open(kind: Kind, person = player): Promise<string> {
  const id = newId()
  const by = kind === 'INVITE' ? team.owner.id : person.id
  await server.db
    .insertInto('invitations')
    .values({ id, team_id: team.id, user_id: person.id, invited_by: by, kind, role: 'PLAYER' })
    .execute()
  return id
}

const respond = (operation: InvitationOperation, by: Person, inviteId: string): Promise<TestResponse> =>
  callInvitation(server, operation, by, { id: team.id, inviteId })

const invite = (person: Person): Promise<TestResponse> =>
  send(server, manager, team.id, [{ userId: person.id, role: 'PLAYER' }])

const apply = (): Promise<TestResponse> =>
  server.call('applyToTeam', {
    token: player.token,
    path: { id: team.id },
    body: { message: null, vacancyId: null },
  })

/** The rows of the player and the team after a round; they are removed before the next. */
async function settle() {
  const mine = { team_id: team.id, user_id: player.id }
  const members = await server.db
    .deleteFrom('team_members')
    .where((eb) => eb.and(mine))
    .returning('id')
    .execute()
  const rows = await server.db
    .deleteFrom('invitations')
    .where((eb) => eb.and(mine))
    .returning('status')
    .execute()
  const joined = await server.db
    .deleteFrom('team_activities')
    .where('team_id', '=', team.id)
    .where('action_type', '=', 'MEMBER_JOINED')
    .returning('id')
    .execute()
  return {
    members: members.length,
    joined: joined.length,
    pending: rows.filter((row) => row.status === 'PENDING').length,
    taken: rows.filter((row) => row.status === 'ACCEPTED' || row.status === 'CONFIRMED').length,
  }
}

const won = (responses: readonly TestResponse[]) =>
  responses.filter((response) => response.status < 300).length
const broken = (responses: readonly TestResponse[]) => responses.filter((response) => response.status >= 500)

test(
  'an invitation accepted, a link followed and an application sent at once make one member',
  async () => {
    const { body: link } = await server.call('readInviteLink', {
      token: manager.token,
      path: { id: team.id },
    })
    const follow = () => server.call('joinByLink', { token: player.token, path: { code: link.code } })
    for (let round = 0; round < ROUNDS; round += 1) {
      const kind = round % 2 === 0 ? 'INVITE' : 'APPLICATION'
      const inviteId = await open(kind)
      const accept = () => respond('acceptInvitation', kind === 'INVITE' ? player : manager, inviteId)
      const ways = [accept, follow, accept, apply, follow, accept, follow, accept]
      const responses = await Promise.all(ways.map((way) => way()))
      expect(broken(responses)).toEqual([])
      expect(won(responses)).toBe(1)
      expect(await settle()).toEqual({ members: 1, joined: 1, pending: 0, taken: 1 })
    }
  },
  TIME,
)

test(
  'an invitation and an application sent at once leave one of the two open',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ways = [apply, () => invite(player)]
      const responses = await Promise.all(Array.from({ length: 8 }, (_, index) => ways[index % 2]!()))
      expect(broken(responses)).toEqual([])
      expect(won(responses)).toBe(1)
      expect(await settle()).toEqual({ members: 0, joined: 0, pending: 1, taken: 0 })
    }
  },
  TIME,
)

test(
  'an invitation resent while it is accepted is either a member or open anew, never both',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const inviteId = await open('INVITE')
      const ways = [
        () => respond('acceptInvitation', player, inviteId),
        () => respond('resendInvitation', manager, inviteId),
      ]
      const order = round % 2 === 0 ? ways : ways.toReversed()
      const responses = await Promise.all(Array.from({ length: 8 }, (_, index) => order[index % 2]!()))
      expect(broken(responses)).toEqual([])
      expect(won(responses)).toBe(1)
      const accepted = responses.some((response) => response.status === 200) ? 1 : 0
      const pending = 1 - accepted
      expect(await settle()).toEqual({ members: accepted, joined: accepted, pending, taken: accepted })
    }
  },
  TIME,
)

const contests = [
  ['accepted and cancelled', 'acceptInvitation', 'deleteInvitation'],
  ['accepted and declined', 'acceptInvitation', 'declineInvitation'],
  ['declined and cancelled', 'declineInvitation', 'deleteInvitation'],
] as const

test.each(contests)(
  'of an invitation %s at once one comes first',
  async (_, ...operations) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const inviteId = await open('INVITE')
      const order = round % 2 === 0 ? operations : operations.toReversed()
      const responses = await Promise.all(
        Array.from({ length: 8 }, (_value, index) => {
          const operation = order[index % 2]!
          return respond(operation, operation === 'deleteInvitation' ? manager : player, inviteId)
        }),
      )
      const statuses = responses.map((response) => response.status)
      expect(won(responses)).toBe(1)
      expect(statuses.filter((status) => status >= 300).every((status) => [404, 409].includes(status))).toBe(
        true,
      )
      const accepted = responses.some((response) => response.body?.status === 'ACCEPTED') ? 1 : 0
      expect(await settle()).toEqual({ members: accepted, joined: accepted, pending: 0, taken: accepted })
    }
  },
  TIME,
)

test(
  'of eight accepts of one invitation one wins, and the leaders hear of it once',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const inviteId = await open('INVITE')
      const accepts = Array.from({ length: 8 }, () => respond('acceptInvitation', player, inviteId))
      const codes = (await Promise.all(accepts)).map(codeOf).toSorted(([a], [b]) => a - b)
      expect(codes).toEqual([[200, undefined], ...Array(7).fill([409, 'INVITATION_NOT_PENDING'])])
      expect(await settle()).toEqual({ members: 1, joined: 1, pending: 0, taken: 1 })
    }
    const notifications = server.db.selectFrom('notifications').select('id').where('user_id', '=', manager.id)
    expect(await notifications.where('type', '=', 'TEAM_JOIN').execute()).toHaveLength(ROUNDS)
  },
  TIME,
)

test(
  'an invitation accepted while its player is invited again leaves a member with nothing open',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const inviteId = await open('INVITE')
      const accept = () => respond('acceptInvitation', player, inviteId)
      const ways = [accept, () => invite(player)]
      const order = round % 2 === 0 ? ways : ways.toReversed()
      const responses = await Promise.all(Array.from({ length: 8 }, (_, index) => order[index % 2]!()))
      expect(broken(responses)).toEqual([])
      expect(won(responses)).toBe(1)
      expect(await settle()).toEqual({ members: 1, joined: 1, pending: 0, taken: 1 })
    }
  },
  TIME,
)

test(
  'an application withdrawn while it is refused ends refused, withdrawn or both, once each',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const inviteId = await open('APPLICATION')
      const ways = [player, manager].map((by) => () => respond('declineInvitation', by, inviteId))
      const order = round % 2 === 0 ? ways : ways.toReversed()
      const responses = await Promise.all(Array.from({ length: 8 }, (_, index) => order[index % 2]!()))
      expect(broken(responses)).toEqual([])
      const statuses = responses.flatMap((response) =>
        response.status === 200 ? [response.body.status] : [],
      )
      expect([['DECLINED_BY_OWNER'], ['DECLINED_BY_MEMBER', 'DECLINED_BY_OWNER_AND_MEMBER']]).toContainEqual(
        statuses.toSorted((a, b) => (a < b ? -1 : 1)),
      )
      expect(await settle()).toEqual({ members: 0, joined: 0, pending: 0, taken: 0 })
    }
  },
  TIME,
)

test(
  'of eight invitations for the last of the 50 places one is sent',
  async () => {
    const people: Person[] = []
    for (let index = 0; index < 57; index += 1) people.push(await server.registerUser())
    for (const person of people.slice(8)) await open('INVITE', person)
    for (let round = 0; round < ROUNDS; round += 1) {
      const responses = await Promise.all(people.slice(0, 8).map(invite))
      expect(won(responses)).toBe(1)
      const codes = responses.flatMap((response) => (response.status === 409 ? [response.body.code] : []))
      expect(codes).toEqual(Array(7).fill('INVITATION_QUOTA_EXCEEDED'))
      const sent = responses.find((response) => response.status === 201)
      await server.db.deleteFrom('invitations').where('id', '=', sent?.body[0].id).execute()
    }
  },
  TIME,
)
