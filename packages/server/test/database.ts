import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type DatabaseConnection, connect } from '../src/database/connect.ts'
import { type Breakable, breakableWire } from './interruptible-proxy.ts'
import { TEMPLATE } from './database-template.ts'

export interface TestDatabase extends DatabaseConnection {
  url: string
  /** The wire that the store hangs on, for tests that cut it. */
  wire: Breakable | null
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
export async function createTestDatabase({ breakable = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(`create database ${name} template ${TEMPLATE}`)
  const url = `${inject('postgresUrl')}/${name}`
  const { hostname, port } = new URL(url)
  const wire = breakable ? await breakableWire(hostname, Number(port)) : null
  const reached = wire === null ? url : url.replace(`:${port}/`, `:${wire.port}/`)
  const store = connect({ url: reached, poolSize: 20, onIdleError: () => undefined })
  return {
    ...store,
    url,
    wire,
    close: async () => {
      await store.close()
      await wire?.close()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}
