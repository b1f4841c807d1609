import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../test/database.ts'
import { newId } from './id.ts'
import { preparedMark } from './prepared-statements.ts'
import type { Db } from './schema.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const listPrepared = async (db: Db) =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows

test('a statement that is planned once is prepared by each connection, and takes other parameters', async () => {
  const add = (db: Db, one: number) =>
    sql<{ sum: number }>`${preparedMark} select ${one}::int + 1 as sum`.execute(db)
  for (let connection = 0; connection < 2; connection += 1)
    await database.db.connection().execute(async (db) => {
      expect((await add(db, 1)).rows).toEqual([{ sum: 2 }])
      expect((await add(db, 2)).rows).toEqual([{ sum: 3 }])
      expect(await listPrepared(db)).toEqual([{ statement: '/* prepared */ select $1::int + 1 as sum' }])
    })
})

test('outlives a migration that adds to its table', async () => {
  await database.db.connection().execute(async (db) => {
    const find = () => db.selectFrom('games').modifyFront(preparedMark).select(['id', 'name']).execute()
    const id = newId()
    await sql`insert into games (id, name) values (${id}, 'Ludo')`.execute(db)
    expect(await find()).toEqual([{ id, name: 'Ludo' }])
    await sql`alter table games add column added integer`.execute(db)
    expect(await find()).toEqual([{ id, name: 'Ludo' }])
  })
})

test('others are planned each time', async () => {
  await database.db.connection().execute(async (db) => {
    await db.selectFrom('teams').select('id').where('id', '=', newId()).execute()
    const prepared = await listPrepared(db)
    expect(prepared.filter(({ statement }) => statement.includes('from "teams"'))).toEqual([])
  })
})
