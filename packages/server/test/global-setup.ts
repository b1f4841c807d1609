import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../src/database/connect.ts'
import { startEmbedded } from '../src/database/embedded.ts'
import { migrate } from '../src/database/migrate.ts'
import { TEMPLATE } from './database-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL, without a database name. */
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'convoca-test-'))
  const postgres = await startEmbedded({
    dataDir: folder,
    // Nothing here has to survive a power cut.
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  })
  const base = postgres.url.slice(0, postgres.url.lastIndexOf('/'))
  const admin = new pg.Client({ connectionString: `${base}/postgres` })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const store = connect({ url: `${base}/${TEMPLATE}`, poolSize: 2, onIdleError: () => undefined })
  await migrate(store.pool)
  await store.close()
  project.provide('postgresUrl', base)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
