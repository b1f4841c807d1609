import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDraft } from '../../test/championships.ts'
import { type TestServer, startServer } from '../../test/harness.ts'
import { type TestTeam, invite, newTeam } from '../../test/teams.ts'
import { newId } from './id.ts'
import { applyRetention } from './retention.ts'

const DAY = 24 * 60 * 60 * 1000

let server: TestServer
let team: TestTeam
beforeAll(async () => {
  server = await startServer()
  team = await newTeam(server)
})
afterAll(() => server.close())

const applyIn = (days: number) =>
  applyRetention({ db: server.db, now: () => new Date(Date.now() + days * DAY) })

async function count(table: 'notifications' | 'invitations' | 'championships' | 'team_activities') {
  const { total } = await server.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

test('keeps what is young', async () => {
  await invite(server, team, await server.registerUser())
  await newDraft(server, team.owner, { game_id: team.gameId })
  expect(await applyIn(1)).toBe(0)
})

test('deletes notifications, invitations and drafts once their time is over, not a day before', async () => {
  await applyIn(179)
  expect([await count('notifications'), await count('invitations')]).toEqual([1, 1])
  await applyIn(181)
  expect([await count('notifications'), await count('championships')]).toEqual([0, 1])
  // Pending ones only once they have been over for so long.
  expect(await count('invitations')).toBe(1)
  await applyIn(366)
  expect([await count('invitations'), await count('championships')]).toEqual([0, 0])
})

test('keeps a championship that was published, and an event of every week', async () => {
  const { id } = await newDraft(server, team.owner, { game_id: team.gameId })
  await server.db.updateTable('championships').set({ status: 'FINISHED' }).where('id', '=', id).execute()
  const event = {
    title: 'Treino',
    description: null,
    type: 'TRAINING',
    starts_at: new Date(Date.now() + DAY).toISOString(),
    ends_at: new Date(Date.now() + DAY + 3_600_000).toISOString(),
    location: null,
    url: null,
    memberIds: [],
  }
  const ids: string[] = []
  for (const recurrence of ['WEEKLY', 'NONE']) {
    const { status, body } = await server.call('createSchedule', {
      token: team.owner.token,
      path: { id: team.id },
      body: { ...event, recurrence },
    })
    expect(status).toBe(201)
    ids.push(body.id)
  }
  await applyIn(1000)
  expect(await count('championships')).toBe(1)
  const left = await server.db.selectFrom('schedules').select('id').execute()
  expect(left.map((row) => row.id)).toEqual([ids[0]])
})

test('takes a backlog of several batches', async () => {
  await server.db.deleteFrom('team_activities').execute()
  const rows = Array.from({ length: 2500 }, () => ({
    id: newId(),
    team_id: team.id,
    action_type: 'TEAM_UPDATED' as const,
    actor_id: null,
    subject_id: null,
    role: null,
    target: null,
  }))
  await server.db.insertInto('team_activities').values(rows).execute()
  expect(await applyIn(731)).toBeGreaterThanOrEqual(2500)
  expect(await count('team_activities')).toBe(0)
})
