import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type TestResponse,
  type Person,
  type TestServer,
  codeOf,
  startServer,
} from '../../../test/harness.ts'
import {
  type InvitationOperation,
  callInvitation,
  expire,
  send,
  unreadOf,
} from '../../../test/invitations.ts'
import { openPage } from '../../../test/sockets.ts'
import { type TestTeam, fingerprint, invite, newMember, newTeam } from '../../../test/teams.ts'
import { newId } from '../../database/id.ts'
import { insertVacancy } from '../recruitment/repository.ts'

let server: TestServer
let origin: string
let team: TestTeam
let manager: Person
let player: Person

beforeAll(async () => {
  server = await startServer()
  origin = await server.listen()
})
afterAll(() => server.close())
beforeEach(async () => {
  team = await newTeam(server)
  await recruit(true)
  manager = await newMember(server, team, 'MANAGER')
  player = await server.registerUser()
})

const recruit = (recruits: boolean) =>
  server.db.updateTable('teams').set({ is_recruiting: recruits }).where('id', '=', team.id).execute()

interface Message {
  message?: string | null
  vacancyId?: string | null
}

function apply(given: Message = {}, by = player): Promise<TestResponse> {
  const body = { message: null, vacancyId: null, ...given }
  return server.call('applyToTeam', { token: by.token, path: { id: team.id }, body })
}

async function applied(): Promise<string> {
  const response = await apply()
  if (response.status !== 201) throw new Error(`No application: ${JSON.stringify(response.body)}`)
  return response.body.id
}

const respond = (operation: InvitationOperation, by: Person, inviteId: string) =>
  callInvitation(server, operation, by, { id: team.id, inviteId })
const readUnread = (person: Person) => unreadOf(server, person)
const isMember = async (person: Person) =>
  (
    await server.db
      .selectFrom('team_members')
      .select('role')
      .where('team_id', '=', team.id)
      .where('user_id', '=', person.id)
      .execute()
  ).length === 1

describe('applying', () => {
  test('stores message and vacancy, logs the activity and notifies the leaders', async () => {
    const vacancy = await insertVacancy(server.db, team.id, {
      title: 'Suporte',
      position: 'Suporte',
      number_of_vacancies: 1,
      min_ranking: 0,
      description: 'Treinos de segunda a quinta.',
      is_active: true,
    })
    const response = await apply({ message: '  Jogo\r\nde suporte. ', vacancyId: vacancy.id })
    expect(response.status).toBe(201)
    expect(response.body).toMatchObject({
      kind: 'APPLICATION',
      status: 'PENDING',
      role: 'PLAYER',
      is_expired: false,
      message: 'Jogo\nde suporte.',
      vacancy: { id: vacancy.id, title: 'Suporte' },
      user: { id: player.id },
      userWhoInvited: { id: player.id },
    })
    const notification = {
      type: 'TEAM_UPDATE',
      body: `${player.nick} quer entrar no ${team.name}.`,
      player: { nick: player.nick },
    }
    expect(await readUnread(team.owner)).toMatchObject([notification])
    expect(await readUnread(manager)).toMatchObject([notification])
    const written = await server.db
      .selectFrom('team_activities')
      .select('actor_id')
      .where('team_id', '=', team.id)
      .where('action_type', '=', 'APPLICATION_RECEIVED')
      .execute()
    expect(written).toEqual([{ actor_id: player.id }])
    await server.db.deleteFrom('vacancies').where('id', '=', vacancy.id).execute()
    const listed = await server.call('listMyInvitations', {
      token: player.token,
      query: { kind: 'APPLICATION' },
    })
    expect(listed.body).toMatchObject({ total: 1, data: [{ vacancy: null, message: 'Jogo\nde suporte.' }] })
  })

  test.each([
    ['without a body', {}, null],
    ['without any field', { body: {} }, null],
    ['with a message alone', { body: { message: 'Oi!' } }, 'Oi!'],
  ])('is possible %s', async (_, given, message) => {
    const response = await server.call('applyToTeam', {
      token: player.token,
      path: { id: team.id },
      ...given,
    })
    expect([response.status, response.body.message]).toEqual([201, message])
  })

  const refusals: [string, () => Promise<TestResponse>, number, string][] = [
    ['twice', async () => (await applied(), apply()), 409, 'USER_ALREADY_INVITED'],
    [
      'beside an open invitation',
      async () => (await invite(server, team, player), apply()),
      409,
      'USER_ALREADY_INVITED',
    ],
    ['as a member', () => apply({}, manager), 409, 'ALREADY_IN_TEAM'],
    [
      'to a team that does not recruit',
      async () => (await recruit(false), apply()),
      409,
      'TEAM_NOT_RECRUITING',
    ],
    ['for an unknown vacancy', () => apply({ vacancyId: newId() }), 400, 'VALIDATION_FAILED'],
    ['with an offensive message', () => apply({ message: 'seus b4b4cas' }), 400, 'VALIDATION_FAILED'],
    ['with 501 characters', () => apply({ message: 'a'.repeat(501) }), 400, 'VALIDATION_FAILED'],
  ]
  test.each(refusals)('is refused %s', async (_, run, status, code) => {
    expect(codeOf(await run())).toEqual([status, code])
  })

  test('is possible again once the last one has expired', async () => {
    await expire(server, await applied())
    expect((await apply()).status).toBe(201)
  })

  test('takes no place among the 50 open invitations', async () => {
    await applied()
    const people = await Promise.all(Array.from({ length: 50 }, () => server.registerUser()))
    const items = people.map((person) => ({ userId: person.id, role: 'PLAYER' }))
    expect((await send(server, team.owner, team.id, items)).status).toBe(201)
  })

  test('hides the applicant from the search of players to invite', async () => {
    const findApplicants = async () =>
      (
        await server.call('searchPlayers', {
          token: team.owner.token,
          query: { entityId: team.id, search: player.nick },
        })
      ).body.data
    expect(await findApplicants()).toHaveLength(1)
    await applied()
    expect(await findApplicants()).toEqual([])
  })
})

describe('the answer to an application', () => {
  let inviteId: string
  beforeEach(async () => {
    inviteId = await applied()
  })

  test('accepting adds a member and notifies them and the other leaders', async () => {
    const response = await respond('acceptInvitation', manager, inviteId)
    expect([response.status, response.body.status]).toEqual([200, 'CONFIRMED'])
    expect(await isMember(player)).toBe(true)
    expect(await readUnread(player)).toMatchObject([
      { type: 'TEAM_JOIN', body: `Sua candidatura ao ${team.name} foi aceita.` },
    ])
    expect(await readUnread(team.owner)).toMatchObject([
      { type: 'TEAM_JOIN', body: `${player.nick} entrou no ${team.name}.` },
      { type: 'TEAM_UPDATE' },
    ])
    expect(await readUnread(manager)).toEqual([])
  })

  test('declining notifies the applicant', async () => {
    const response = await respond('declineInvitation', team.owner, inviteId)
    expect(response.body.status).toBe('DECLINED_BY_OWNER')
    expect(await isMember(player)).toBe(false)
    expect(await readUnread(player)).toMatchObject([
      { type: 'REFUSED', body: `O ${team.name} recusou sua candidatura.` },
    ])
    expect((await apply()).status).toBe(201)
  })

  test('withdrawing notifies the leaders, and declining afterwards is stored as both', async () => {
    expect((await respond('declineInvitation', player, inviteId)).body.status).toBe('DECLINED_BY_MEMBER')
    const history = await server.call('listActivities', { path: { id: team.id }, token: manager.token })
    expect(history.body.data[0]).toMatchObject({
      actionType: 'INVITATION_CANCELLED',
      actor: { nick: player.nick },
      subject: null,
    })
    // Instead of the application, which nobody has read.
    expect(await readUnread(manager)).toMatchObject([
      { type: 'TEAM_UPDATE', body: `${player.nick} retirou a candidatura ao ${team.name}.` },
    ])
    expect(codeOf(await respond('acceptInvitation', manager, inviteId))).toEqual([
      409,
      'INVITATION_NOT_PENDING',
    ])
    expect((await respond('declineInvitation', manager, inviteId)).body.status).toBe(
      'DECLINED_BY_OWNER_AND_MEMBER',
    )
    expect(codeOf(await respond('declineInvitation', manager, inviteId))).toEqual([
      409,
      'INVITATION_NOT_PENDING',
    ])
    expect(await readUnread(player)).toEqual([])
  })

  test('is nobody else’s, and the applicant cannot accept it', async () => {
    const captain = await newMember(server, team, 'CAPTAIN')
    const stranger = await server.registerUser()
    const before = await fingerprint(server.db)
    for (const by of [captain, stranger]) {
      expect(codeOf(await respond('acceptInvitation', by, inviteId))).toEqual([404, 'INVITATION_NOT_FOUND'])
      expect(codeOf(await respond('declineInvitation', by, inviteId))).toEqual([404, 'INVITATION_NOT_FOUND'])
    }
    expect(codeOf(await respond('acceptInvitation', player, inviteId))).toEqual([404, 'INVITATION_NOT_FOUND'])
    // Answered, neither cancelled nor sent again.
    expect(codeOf(await respond('deleteInvitation', manager, inviteId))).toEqual([
      404,
      'INVITATION_NOT_FOUND',
    ])
    expect(codeOf(await respond('resendInvitation', manager, inviteId))).toEqual([
      404,
      'INVITATION_NOT_FOUND',
    ])
    expect(await fingerprint(server.db)).toBe(before)
  })

  test('comes too late after 7 days', async () => {
    await expire(server, inviteId)
    expect(codeOf(await respond('acceptInvitation', manager, inviteId))).toEqual([409, 'INVITATION_EXPIRED'])
    expect(codeOf(await respond('declineInvitation', player, inviteId))).toEqual([409, 'INVITATION_EXPIRED'])
  })
})

describe('live', () => {
  test('an application, its answer and a cancelled invitation reach both sides’ open pages', async () => {
    const as = (person: Person) => ({ token: person.token, userId: person.id })
    const invited = await server.registerUser()
    const pages = {
      leader: await openPage(origin, as(manager)),
      applicant: await openPage(origin, as(player)),
      invitee: await openPage(origin, as(invited)),
    }
    const part = (name: string) => `${team.id} ${name}`
    const inviteId = await applied()
    await expect.poll(() => pages.leader.changes).toEqual([part('INVITATIONS')])
    await expect.poll(() => pages.applicant.changes).toEqual([part('INVITATIONS')])
    await respond('acceptInvitation', team.owner, inviteId)
    await expect.poll(() => pages.leader.changes).toContain(part('MEMBERS'))
    await expect.poll(() => pages.applicant.changes).toContain(part('MEMBERS'))
    const sent = await invite(server, team, invited)
    await expect.poll(() => pages.invitee.changes).toEqual([part('INVITATIONS')])
    await respond('deleteInvitation', manager, sent)
    await expect.poll(() => pages.invitee.changes).toEqual([part('INVITATIONS'), part('INVITATIONS')])
    for (const page of Object.values(pages)) page.socket.close()
  })
})
