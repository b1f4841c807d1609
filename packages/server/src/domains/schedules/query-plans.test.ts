import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../../test/database.ts'
import { insertManyTeams } from '../../../test/many-teams.ts'
import { type Statement, explainRows } from '../../../test/query-plans.ts'
import { newId } from '../../database/id.ts'
import type { Database, Db } from '../../database/schema.ts'
import { claimDueOccurrences } from './reminders-repository.ts'
import { findSchedulesWithin } from './repository.ts'

const TEAMS = 200
const EVENTS = 20_000
const WEEKLY = 4_000
/** Single events of one team in the week before a window, which may reach into it. */
const WEEK_BEFORE = Math.ceil((7 * 24 * 6) / TEAMS)
let database: TestDatabase
let db: Db
let teamIds: string[]
let statements: Statement[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  })
  await insertManyTeams(db, { teams: TEAMS, members: 2 })
  teamIds = (await db.selectFrom('teams').select('id').orderBy('id').execute()).map((row) => row.id)
  // One event every ten minutes from 2027 on, going round the teams; the first ones happen weekly.
  await sql`
    insert into schedules (id, team_id, title, type, starts_at, ends_at, recurrence, week_second)
    select gen_random_uuid(), (${teamIds}::uuid[])[1 + n % ${TEAMS}::int], 'Treino', 'TRAINING', starts, starts + interval '1 hour',
      case when n < ${WEEKLY} then 'WEEKLY' else 'NONE' end,
      mod(extract(epoch from starts)::bigint, 604800)
    from generate_series(0, ${EVENTS - 1}) n,
      lateral (select timestamptz '2027-01-01T00:05:00Z' + n * interval '10 minutes' as starts) moments`.execute(
    db,
  )
  await sql`analyze schedules`.execute(db)
})
afterAll(() => database.close())

test("a month of one team reads that team's month and its weekly ones, not its years", async () => {
  statements = []
  const window = { from: new Date('2027-03-01T00:00:00Z'), to: new Date('2027-04-01T00:00:00Z') }
  const found = await findSchedulesWithin(db, teamIds[3]!, { viewerId: newId(), now: window.from }, window)
  expect(found.length).toBeGreaterThan(WEEKLY / TEAMS)
  const read = await explainRows(database, statements[0]!)
  // The week before the window is read for what reaches into it.
  expect(read.get('schedules')).toBeLessThanOrEqual(found.length + WEEK_BEFORE)
  expect(read.get('schedules')).toBeLessThan(EVENTS / TEAMS)
})

test('looking for what is due reads what starts within the hour, of all the teams there are', async () => {
  const now = new Date('2027-03-02T00:00:00Z')
  statements = []
  const due = await db.transaction().execute(async (transaction) => {
    const claimed = await claimDueOccurrences(transaction, now)
    // Unclaims, so that the explained statement finds them again.
    await transaction.deleteFrom('schedule_reminders').execute()
    return claimed
  })
  const claim = statements.find((statement) => statement.sql.includes('schedule_reminders'))
  const read = await explainRows(database, claim!)
  expect(due.length).toBeGreaterThan(0)
  // The hours before and after are read, too: summer time moves a weekly event by one.
  expect(read.get('schedules')).toBeLessThanOrEqual(3 * due.length + 5)
})
