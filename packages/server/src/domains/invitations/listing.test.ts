import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { callInvitation, expire } from '../../../test/invitations.ts'
import { type TestTeam, invite, newTeam } from '../../../test/teams.ts'

let server: TestServer
let team: TestTeam
let player: Person

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  team = await newTeam(server)
  player = await server.registerUser()
})

test('shows the own ones newest first, by status and page', async () => {
  const person = await server.registerUser()
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) ids.unshift(await invite(server, await newTeam(server), person))
  const mine = await server.call('listMyInvitations', { token: person.token })
  expect(mine.body).toMatchObject({ total: 3, page: 1, limit: 10, totalPage: 1 })
  expect(mine.body.data.map((one: { id: string }) => one.id)).toEqual(ids)
  const [newest] = mine.body.data
  await callInvitation(server, 'declineInvitation', person, { id: newest.team_id, inviteId: newest.id })
  const readListed = async (query: object) =>
    (await server.call('listMyInvitations', { token: person.token, query })).body.data.map(
      (one: { id: string }) => one.id,
    )
  expect(await readListed({ status: 'DECLINED' })).toEqual([ids[0]])
  expect(await readListed({ status: 'PENDING', page: 2, limit: 1 })).toEqual([ids[2]])
})

test('distinguishes expired from pending ones', async () => {
  const gone = await invite(server, team, await server.registerUser())
  const open = await invite(server, team, player)
  await expire(server, gone)
  const readListed = async (query: object) =>
    (
      await server.call('listTeamInvitations', { token: team.owner.token, path: { id: team.id }, query })
    ).body.data.map((one: { id: string; is_expired: boolean }) => [one.id, one.is_expired])
  expect(await readListed({ status: 'PENDING' })).toEqual([[open, false]])
  expect(await readListed({ status: 'EXPIRED' })).toEqual([[gone, true]])
  expect(await readListed({})).toEqual([
    [open, false],
    [gone, true],
  ])
})

test('parts applications from invitations', async () => {
  const invited = await invite(server, team, await server.registerUser())
  await server.db.updateTable('teams').set({ is_recruiting: true }).where('id', '=', team.id).execute()
  const { body: application } = await server.call('applyToTeam', {
    token: player.token,
    path: { id: team.id },
    body: { message: null, vacancyId: null },
  })
  const readListed = async (kind: 'INVITE' | 'APPLICATION') => {
    const call = { token: team.owner.token, path: { id: team.id }, query: { kind } }
    const { body } = await server.call('listTeamInvitations', call)
    return [body.total, body.data[0].id]
  }
  expect(await readListed('INVITE')).toEqual([1, invited])
  expect(await readListed('APPLICATION')).toEqual([1, application.id])
})

test('carries the colours and the logo of the team', async () => {
  await server.db
    .updateTable('teams')
    .set({ primary_color: '#b91c1c', secondary_color: '#fb923c' })
    .where('id', '=', team.id)
    .execute()
  await invite(server, team, player)
  const { body } = await server.call('listMyInvitations', { token: player.token })
  const colours = { primary_color: '#b91c1c', secondary_color: '#fb923c', logo: null }
  expect(body.data[0].team).toEqual({ id: team.id, name: team.name, team_tag: team.tag, ...colours })
  const { body: profile } = await server.call('readMyProfile', { token: team.owner.token })
  expect(profile.entity.teams[0]).toMatchObject({
    primary_color: colours.primary_color,
    secondary_color: colours.secondary_color,
  })
})
