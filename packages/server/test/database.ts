import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type DatabaseConnection, type DatabaseTimeouts, connect } from '../src/database/connect.ts'
import { type InterruptibleProxy, createInterruptibleProxy } from './interruptible-proxy.ts'
import { TEMPLATE } from './database-template.ts'

export interface TestDatabase extends DatabaseConnection {
  url: string
  /** The proxy to the database, for tests that interrupt it. */
  proxy: InterruptibleProxy | null
}

/** A busy machine must not look like a database that is away; tests of that go through the proxy. */
const patience: DatabaseTimeouts = { connection: 60_000, query: 60_000, statement: 60_000 }

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: `${inject('postgresSocketUrl')}/postgres` })
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}

/** A fresh, migrated and empty database of its own; `close()` drops it. */
export async function createTestDatabase({ interruptible = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  // The usual strategy writes every page of the copy to the log as well: four times as slow.
  await asAdmin(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  const url = `${inject(interruptible ? 'postgresUrl' : 'postgresSocketUrl')}/${name}`
  const { hostname, port } = new URL(url)
  const proxy = interruptible ? await createInterruptibleProxy(hostname, Number(port)) : null
  const reachableUrl = proxy === null ? url : url.replace(`:${port}/`, `:${proxy.port}/`)
  const store = connect({
    url: reachableUrl,
    poolSize: 20,
    onIdleError: () => undefined,
    ...(interruptible ? {} : { timeouts: patience }),
  })
  return {
    ...store,
    url,
    proxy,
    close: async () => {
      await store.close()
      await proxy?.close()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}
