import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './server-process.ts'

/*
 * Pages of the built app (`pnpm build`) from a server with the demo data: how many it renders a second, how many it sends
 * again while it keeps them, what memory that takes, and what it costs API calls beside it.
 * `PAGES=100000` renders as many for the memory; the default is a tenth of it.
 */
const total = Number(process.env['PAGES'] ?? 10_000)
const connections = 8
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Milliseconds until the answer is there. */
function ask(url: string): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: 'text/html,*/*' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode ?? 0}`))
      response.resume()
      response.on('end', () => resolve(performance.now() - start))
    }).on('error', reject)
  })
}

/** Asks for `count` pages over some connections; returns pages per second. */
async function askMany(count: number, toUrl: (index: number) => string): Promise<number> {
  const start = performance.now()
  let next = 0
  const client = async (): Promise<void> => {
    while (next < count) await ask(toUrl(next++))
  }
  await Promise.all(Array.from({ length: connections }, client))
  return count / ((performance.now() - start) / 1000)
}

async function readMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

/** The 99th percentile of API calls, one after the other. */
async function measureCalls(url: string, count: number): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < count; index += 1) times.push(await ask(url))
  return times.toSorted((a, b) => a - b)[Math.floor(count * 0.99)] ?? 0
}

const dataDir = await mkdtemp(join(tmpdir(), 'convoca-pages-'))
const server = await startServer({
  env: { DATA_DIR: dataDir, DATABASE_URL: '', SEED_DEMO: 'true', RATE_LIMIT: 'false' },
})
try {
  const page = `${server.origin}/team/profile/PRO`
  const call = `${server.origin}/api/public/teams/pro/PRO`
  const pid = server.process.pid ?? 0
  let address = 0
  // Each address is rendered; the same address is kept for a moment.
  const toNew = (): string => `${page}?n=${(address += 1)}`
  await askMany(500, toNew)
  const rendered = await askMany(2000, toNew)
  const kept = await askMany(5000, () => page)
  const memory = [await readMegabytes(pid)]
  for (let part = 0; part < 4; part += 1) {
    await askMany(total / 4, toNew)
    memory.push(await readMegabytes(pid))
  }
  await measureCalls(call, 500)
  const alone = await measureCalls(call, 1000)
  const [beside] = await Promise.all([measureCalls(call, 1000), askMany(200, () => page)])
  console.table({
    'pages rendered a second': { figure: Math.round(rendered), goal: '≥ 300' },
    'pages sent again a second': { figure: Math.round(kept), goal: '' },
    [`MB before and after each quarter of ${total} pages`]: { figure: memory.join(', '), goal: 'flat' },
    'API call, p99 alone in ms': { figure: alone.toFixed(1), goal: '' },
    'API call, p99 beside pages in ms': { figure: beside.toFixed(1), goal: '≤ 1.5 × alone' },
  })
} finally {
  agent.destroy()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
