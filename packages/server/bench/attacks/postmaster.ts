/**
 * Kills the embedded PostgreSQL of a server of its own while requests come in, and prints how long the server is not
 * ready.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readPostmaster } from '../../test/postmaster.ts'
import { type ServerProcess, startServer } from '../server-process.ts'

const KILLS = 5
const PATIENCE = 30_000

async function isReady(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(1000) }).catch(() => null)
  return response?.status === 200
}

/** The status of each answer; 0 where there was none. */
async function sendRequests(
  origin: string,
  statuses: Map<number, number>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const response = await fetch(`${origin}/api/public/games/all`, {
      signal: AbortSignal.timeout(6000),
    }).catch(() => null)
    await response?.arrayBuffer()
    const status = response?.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    await delay(10)
  }
}

async function measureOutage(server: ServerProcess, dataDir: string): Promise<number | null> {
  const pid = await readPostmaster(dataDir)
  const start = performance.now()
  process.kill(pid, 'SIGKILL')
  while (performance.now() - start < PATIENCE && server.process.exitCode === null) {
    const current = await readPostmaster(dataDir).catch(() => pid)
    if (current !== pid && (await isReady(server.origin))) return performance.now() - start
    await delay(10)
  }
  return null
}

const dataDir = await mkdtemp(join(tmpdir(), 'convoca-bench-'))
const server = await startServer({ env: { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' } })
const statuses = new Map<number, number>()
const load = new AbortController()
const loads = Array.from({ length: 8 }, () => sendRequests(server.origin, statuses, load.signal))
try {
  for (let kill = 1; kill <= KILLS && server.process.exitCode === null; kill += 1) {
    await delay(1000)
    const milliseconds = await measureOutage(server, dataDir)
    console.log(
      `kill ${kill}: ${milliseconds === null ? 'not ready again' : `ready after ${Math.round(milliseconds)} ms`}`,
    )
  }
} finally {
  load.abort()
  await Promise.all(loads)
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
console.log(`answers: ${[...statuses].map(([status, count]) => `${count} × ${status || 'none'}`).join(', ')}`)
