import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, startServer } from '../../../test/harness.ts'
import { plain } from '../../../test/images.ts'
import { type TestTeam, newMember, newTeam } from '../../../test/teams.ts'
import { newId } from '../../database/id.ts'
import { insertActivities } from '../teams/repository.ts'

// Half past midnight in São Paulo.
const now = new Date('2026-11-20T03:30:00Z')
let server: TestServer
let team: TestTeam

beforeAll(async () => {
  server = await startServer({ now: () => now })
  team = await newTeam(server)
})
afterAll(() => server.close())

const as = (given = team) => ({ token: given.owner.token, path: { id: given.id } })

test('says who did what to whom and as what', async () => {
  const player = await newMember(server, team, 'PLAYER')
  const given = { teamId: team.id, actorId: team.owner.id, subjectId: player.id }
  await insertActivities(server.db, [{ ...given, action: 'ROLE_CHANGED', role: 'CAPTAIN' }])
  await insertActivities(server.db, [{ ...given, action: 'ROSTER_CHANGED', target: 'STARTER' }])
  const { body } = await server.call('listActivities', as())
  expect(body).toMatchObject({ total: 3, page: 1, limit: 10, totalPage: 1 })
  const [roster, role, created] = body.data
  const actor = { id: team.owner.id, nick: team.owner.nick, name: team.owner.name }
  const subject = { id: player.id, nick: player.nick, name: player.name }
  expect(roster).toMatchObject({
    actionType: 'ROSTER_CHANGED',
    actor,
    subject,
    role: null,
    target: 'STARTER',
  })
  expect(role).toMatchObject({ actionType: 'ROLE_CHANGED', subject, role: 'CAPTAIN', target: player.nick })
  expect(created).toMatchObject({ actionType: 'TEAM_CREATED', actor, subject: null, target: null })
  const path = { id: team.id, activityId: role.id }
  expect((await server.call('readActivity', { token: player.token, path })).body).toEqual(role)
})

test('looks back as far as it is asked to; today begins at midnight in São Paulo', async () => {
  const own = await newTeam(server)
  const moments = {
    today: '2026-11-20T03:00:00Z',
    yesterday: '2026-11-20T02:59:00Z',
    week: '2026-11-14T00:00:00Z',
    month: '2026-10-25T00:00:00Z',
    year: '2026-01-01T00:00:00Z',
    ancient: '2024-01-01T00:00:00Z',
  }
  await server.db.deleteFrom('team_activities').where('team_id', '=', own.id).execute()
  for (const [target, at] of Object.entries(moments)) {
    await insertActivities(server.db, [
      { teamId: own.id, action: 'SPONSOR_ADDED', actorId: own.owner.id, target },
    ])
    await sql`update team_activities set created_at = ${at} where target = ${target}`.execute(server.db)
  }
  const readSeen = async (timeFilter: 'TODAY' | 'WEEK' | 'MONTH' | 'YEAR' | 'ALL') => {
    const { body } = await server.call('listActivities', { ...as(own), query: { timeFilter } })
    return body.data.length
  }
  expect(await Promise.all((['TODAY', 'WEEK', 'MONTH', 'YEAR', 'ALL'] as const).map(readSeen))).toEqual([
    1, 3, 4, 5, 6,
  ])
})

test('filters by kind and pages, newest first', async () => {
  const own = await newTeam(server)
  for (const target of ['a', 'b', 'c']) {
    await insertActivities(server.db, [
      { teamId: own.id, action: 'SPONSOR_ADDED', actorId: own.owner.id, target },
    ])
  }
  const page = (query: object) => server.call('listActivities', { ...as(own), query })
  const sponsors = await page({ actionType: 'SPONSOR_ADDED', limit: 2 })
  expect(sponsors.body).toMatchObject({ total: 3, totalPage: 2, data: [{ target: 'c' }, { target: 'b' }] })
  const second = await page({ actionType: 'SPONSOR_ADDED', limit: 2, page: 2 })
  expect(second.body.data).toMatchObject([{ target: 'a' }])
})

test('is for members, and one of another team is not found here', async () => {
  const other = await newTeam(server)
  const { body } = await server.call('listActivities', as(other))
  const path = { id: team.id, activityId: body.data[0].id }
  expect((await server.call('readActivity', { ...as(), path })).body.code).toBe('NOT_FOUND')
  const unknown = { id: team.id, activityId: newId() }
  expect((await server.call('readActivity', { ...as(), path: unknown })).body.code).toBe('NOT_FOUND')
  const stranger = { token: other.owner.token, path: { id: team.id } }
  expect((await server.call('listActivities', stranger)).body.code).toBe('TEAM_NOT_FOUND')
})

test('a picture put up is an activity too', async () => {
  const saved = await server.call('saveFile', {
    token: team.owner.token,
    body: {
      base64: (await plain(1200, 400, '#bdee63').png().toBuffer()).toString('base64'),
      extension: 'PNG',
      entityType: 'TEAM',
      entityId: team.id,
      businessType: 'TEAM_BANNER_PHOTO',
      fileType: 'IMAGE',
    },
  })
  expect(saved.status).toBe(201)
  const { body } = await server.call('listActivities', { ...as(), query: { limit: 1 } })
  expect(body.data).toMatchObject([{ actionType: 'PICTURE_CHANGED', target: 'TEAM_BANNER_PHOTO' }])
})
