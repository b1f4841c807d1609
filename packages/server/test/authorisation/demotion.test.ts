import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperationId } from '../../src/contract/types.ts'
import { lockTeam } from '../../src/domains/teams/queries.ts'
import { type TestResponse, type TestServer, startServer } from '../harness.ts'
import { matrix } from './matrix.ts'
import type { Row } from './row.ts'
import { type Scenario, makeScenario } from './scenario.ts'

let server: TestServer
let scenario: Scenario
beforeAll(async () => {
  server = await startServer()
  scenario = await makeScenario(server)
})
afterAll(() => server.close())

/** Operations that only a leader may call, and that store something. */
const operations = [
  'updateTeam',
  'changeMembersVisibility',
  'changeRecruitmentStatus',
  'toggleRecruitment',
  'sendInvitations',
  'resendInvitation',
  'deleteInvitation',
  'resetInviteLink',
  'removeMember',
  'changeMemberRole',
  'assignRoster',
  'createVacancy',
  'updateVacancy',
  'deleteVacancy',
  'createSponsor',
  'updateSponsor',
  'deleteSponsor',
  'createAchievement',
  'updateAchievement',
  'deleteAchievement',
  'createSchedule',
  'updateSchedule',
  'deleteSchedule',
  'createCheckIns',
  'deleteCheckIn',
  'createCommunication',
  'saveFile',
  'replaceFile',
  'deleteFile',
] as const

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
  return (rows[0]?.waiting ?? 0) > 0
}

/** Until the call waits for the demotion; a call that does not wait has answered. */
async function waitsOrAnswers(response: Promise<TestResponse>): Promise<void> {
  const answered = response.then(() => true)
  const nextTurn = () => new Promise<false>((resolve) => setImmediate(resolve, false))
  while (!(await Promise.race([answered, nextTurn()]))) if (await isSomebodyWaiting()) return
}

function setRole(db: TestServer['db'], role: 'MANAGER' | 'PLAYER') {
  return db
    .updateTable('team_members')
    .set({ role })
    .where('team_id', '=', scenario.teamId)
    .where('user_id', '=', scenario.people.manager.id)
    .execute()
}

function askAsManager<K extends OperationId>(id: K, row: Row<K>): Promise<TestResponse> {
  return server.call(id, { ...row.call(scenario, 'manager'), token: scenario.people.manager.token })
}

test.each(operations)('%s: is refused to a manager who is being demoted at that moment', async (id) => {
  await setRole(server.db, 'MANAGER')
  const { response } = await server.db.transaction().execute(async (demotion) => {
    await lockTeam(demotion, scenario.teamId, 'exclusive')
    await setRole(demotion, 'PLAYER')
    const late = askAsManager(id, matrix[id] as Row<typeof id>)
    await waitsOrAnswers(late)
    return { response: late }
  })
  expect((await response).body).toMatchObject({ code: 'FORBIDDEN' })
})
