import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { makeMemoryFolder } from '../../../.ci/memory-folder.ts'
import { connect } from '../src/database/connect.ts'
import { startEmbedded } from '../src/database/embedded.ts'
import { migrate } from '../src/database/migrate.ts'
import { createJobs } from '../src/adapters/jobs.ts'
import { createLog } from '../src/adapters/log.ts'
import { TEMPLATE } from './database-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL, without a database name. */
    postgresUrl: string
    /**
     * The URL of PostgreSQL's socket in the file system, which costs less processor time than a connection
     * over TCP.
     */
    postgresSocketUrl: string
  }
}

/** One PostgreSQL for the whole run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeMemoryFolder('convoca-test-')
  const postgres = await startEmbedded({
    dataDir: folder,
    settings: [
      `unix_socket_directories=${join(folder, 'postgres')}`,
      // Nothing here has to survive a power cut.
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      // The log holds what a crash would lose, and its files stay in memory.
      'max_wal_size=96MB',
      'min_wal_size=32MB',
      'wal_level=minimal',
      'max_wal_senders=0',
      // Each test file copies a database, which first writes out all that these hold; the data is small.
      'shared_buffers=16MB',
      // The digest of all tables is so wide that it would start workers each time, at five times its cost.
      'max_parallel_workers_per_gather=0',
    ],
  })
  const base = postgres.url.slice(0, postgres.url.lastIndexOf('/'))
  const { username, password, port } = new URL(base)
  const admin = new pg.Client({ connectionString: `${base}/postgres` })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  // A password is hashed 4,096 times for every connection, on both of its ends.
  await admin.query('set scram_iterations = 1')
  await admin.query(`alter role ${username} password ${pg.escapeLiteral(password)}`)
  await admin.end()
  const store = connect({ url: `${base}/${TEMPLATE}`, poolSize: 2, onIdleError: () => undefined })
  await migrate(store.pool)
  // Its schema is created at the first start of the queue, which takes a while.
  const jobs = createJobs({ pool: store.pool, log: createLog('silent') })
  await jobs.start()
  await jobs.stop()
  await store.close()
  project.provide('postgresUrl', base)
  const socket = encodeURIComponent(join(folder, 'postgres'))
  project.provide('postgresSocketUrl', `postgres://${username}:${password}@${socket}:${port}`)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
