/**
 * Stops every process of the embedded PostgreSQL (SIGSTOP), sends requests that read and write, more than there are
 * connections, and prints when they are answered, and how soon the server answers normally after PostgreSQL goes on.
 * Bounded: 40 requests to a server of its own on 127.0.0.1, each of which gives up after 30 s.
 *
 * Before docs/decisions/0059: 15 of 40 without an answer after 30 s. Since: 40 × 503 with Retry-After, the last after 4.3 s, normal
 * again 0.1 s after PostgreSQL goes on.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { newRegistrant } from '../../test/registrations.ts'
import { listChildren, registerAccount, withServerProcess } from './server-process.ts'

const REQUESTS = 40
const PATIENCE = 30_000

interface Outcome {
  status: number | 'none'
  retryAfter: string | null
  milliseconds: number
}

async function send(url: string, init: RequestInit): Promise<Outcome> {
  const start = performance.now()
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) }).catch(() => null)
  await response?.arrayBuffer().catch(() => undefined)
  const milliseconds = Math.round(performance.now() - start)
  return {
    status: response?.status ?? 'none',
    retryAfter: response?.headers.get('retry-after') ?? null,
    milliseconds,
  }
}

await withServerProcess(async ({ origin, postgresPid }) => {
  const { token } = await registerAccount(origin)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const requests = [
    () => send(`${origin}/api/teams?limit=20`, { headers }),
    () => send(`${origin}/api/public/user/options/search/`, {}),
    () => send(`${origin}/api/ready`, {}),
    () =>
      send(`${origin}/api/auth/register`, {
        method: 'POST',
        headers,
        body: JSON.stringify(newRegistrant()),
      }),
  ]
  // Opens every connection of the pool: the requests below then have one that is frozen in the middle of its use.
  await Promise.all(Array.from({ length: REQUESTS }, () => send(`${origin}/api/teams?limit=20`, { headers })))
  const postgres = [postgresPid, ...(await listChildren(postgresPid))]
  for (const pid of postgres) process.kill(pid, 'SIGSTOP')
  let outcomes: Outcome[]
  try {
    outcomes = await Promise.all(
      Array.from(
        { length: REQUESTS },
        (_, index) => requests[index % requests.length]?.() ?? Promise.reject(),
      ),
    )
  } finally {
    for (const pid of postgres) process.kill(pid, 'SIGCONT')
  }
  const counts = Object.entries(Object.groupBy(outcomes, ({ status }) => String(status)))
  console.log(
    `answers while PostgreSQL stands: ${counts.map(([status, all = []]) => `${all.length} × ${status}`).join(', ')}`,
  )
  console.log(`with Retry-After: ${outcomes.filter(({ retryAfter }) => retryAfter !== null).length}`)
  console.log(`the last after ${Math.max(...outcomes.map(({ milliseconds }) => milliseconds))} ms`)
  const start = performance.now()
  while ((await send(`${origin}/api/teams?limit=20`, { headers })).status !== 200) await delay(50)
  console.log(`normal again after ${Math.round(performance.now() - start)} ms`)
})
