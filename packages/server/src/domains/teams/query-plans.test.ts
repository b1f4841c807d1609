/**
 * Asks PostgreSQL how it would run the lists of teams among 12,000.
 * @module-tag night
 */

import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../../test/database.ts'
import { type ManyTeams, insertManyTeams } from '../../../test/many-teams.ts'
import { type Statement, explainRows } from '../../../test/query-plans.ts'
import { MAX_COUNTED } from '../../database/page.ts'
import type { Database, Db } from '../../database/schema.ts'
import { type PublicSearchRequest, listTeams, searchMyTeams, searchTeams } from './lists.ts'

const TEAMS = 12_000
const LIMIT = 20
/** The rows of one team: its owner, five faces, everybody counted, and the viewer's own place. */
const MEMBERS = 6
const MEMBER_ROWS = LIMIT * (1 + 5 + MEMBERS + 1)

let database: TestDatabase
let db: Db
let many: ManyTeams
let statements: Statement[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  })
  many = await insertManyTeams(db, { teams: TEAMS, members: MEMBERS })
})
afterAll(() => database.close())

const explain = (statement: Statement) => explainRows(database, statement)

/** The plan of the page's own statement, and of counting where the total was not known without. */
async function plansOf(run: () => Promise<unknown>) {
  statements = []
  await run()
  const [page, count] = await Promise.all(statements.splice(0).map(explain))
  return { page: page!, count: count ?? new Map<string, number>() }
}

const search = (given: Partial<PublicSearchRequest>) => () =>
  searchTeams({ db, actor: null }, { page: 1, limit: LIMIT, order: 'asc', ...given })

describe('a page reads its own rows', () => {
  test.each([
    ['of all teams', {}],
    ['from the end of the names', { order: 'desc' }],
    ['of the teams that recruit', { isRecruiting: true }],
    ['of the teams that do not', { isRecruiting: false }],
  ] as const)('%s', async (_, given) => {
    const { page } = await plansOf(search(given))
    expect(page.get('teams')).toBeLessThanOrEqual(2 * LIMIT)
    expect(page.get('team_members')).toBeLessThanOrEqual(MEMBER_ROWS)
    expect(page.get('users')).toBeLessThanOrEqual(LIMIT * 6)
  })

  test('counting stops where the pages do', async () => {
    const { count } = await plansOf(search({}))
    expect(count.get('teams')).toBe(MAX_COUNTED)
    expect((await search({})()).total).toBe(MAX_COUNTED)
  })

  test('of the teams of one game, recruiting or not', async () => {
    const [gameId] = many.gameIds
    for (const isRecruiting of [undefined, true, false]) {
      const { page } = await plansOf(search({ gameId, isRecruiting }))
      expect(page.get('teams') ?? 0).toBeLessThanOrEqual(2 * LIMIT)
    }
  })

  test('further on it also passes what comes before, and nothing past the last page is read', async () => {
    const { page } = await plansOf(search({ page: 50 }))
    expect(page.get('teams')).toBeLessThanOrEqual(51 * LIMIT)
    statements = []
    expect((await search({ page: 100_000 })()).data).toEqual([])
    expect(statements).toHaveLength(1)
    expect((await explain(statements[0]!)).get('teams')).toBeLessThanOrEqual(MAX_COUNTED)
  })

  test("of one's own teams", async () => {
    const actor = { userId: many.userIds[77]!, sessionId: many.userIds[77]! }
    const request = { page: 1, limit: LIMIT, order: 'asc' } as const
    for (const run of [
      () => listTeams({ db, actor }, { ...request, entityId: actor.userId }),
      () => searchMyTeams({ db, actor }, request),
    ]) {
      const { page, count } = await plansOf(run)
      expect(page.get('teams')).toBeLessThanOrEqual(2 * MEMBERS)
      expect(page.get('team_members')).toBeLessThanOrEqual(MEMBERS * (1 + 1 + 5 + MEMBERS + 1))
      // A page that is not full implies the total.
      expect(count.size).toBe(0)
    }
  })
})

describe('a search reads what it finds', () => {
  test.each([
    ['a rare name', 'trovão esports 11200', 1],
    ['a tag', '008zz', 1],
    ['nothing', 'nada disso aqui', 0],
    ['two letters with which nothing begins', 'qx', 0],
  ])('%s', async (_, text, found) => {
    const response = await search({ search: text })()
    expect(response.total).toBe(found)
    const { page } = await plansOf(search({ search: text }))
    expect(page.get('teams') ?? 0).toBeLessThanOrEqual(found + LIMIT)
  })

  test('a word that every tenth team has is found by walking the names, not by sorting all of them', async () => {
    const { page } = await plansOf(search({ search: 'aguia' }))
    expect(page.get('teams')).toBeLessThan(TEAMS / 5)
  })
})
