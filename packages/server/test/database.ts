import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Store, connect } from '../src/database/connect.ts'
import { TEMPLATE } from './template.ts'

export interface TestDatabase extends Store {
  url: string
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` })
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}

/** A fresh, migrated and empty database of its own; `close()` drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(`create database ${name} template ${TEMPLATE}`)
  const url = `${inject('postgresUrl')}/${name}`
  const store = connect({ url, poolSize: 20, onIdleError: () => undefined })
  return {
    ...store,
    url,
    close: async () => {
      await store.close()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}
