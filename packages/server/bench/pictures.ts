import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Schemas } from '../src/contract/types.ts'
import { renderPicture } from '../src/domains/embeds/renderer.ts'
import { drawTeam } from '../src/domains/embeds/team-drawing.ts'
import { startServer } from './server-process.ts'

/*
 * The picture of a team for other sites: how long one takes to draw, and how long the server takes to send one that it keeps.
 * A kept one is compared with a small answer of the same server, which is the cost of a request alone.
 */
const drawn = Number(process.env['PICTURES'] ?? 200)
const asked = drawn * 10
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

function ask(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode ?? 0}`))
      response.resume()
      response.on('end', resolve)
    }).on('error', reject)
  })
}

async function report(name: string, count: number, run: () => Promise<unknown>): Promise<void> {
  // The first one reads the fonts, or draws what is kept from then on.
  await run()
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((count - 1) * share)] ?? 0).toFixed(2)
  console.log(`${name.padEnd(24)} median ${at(0.5)} ms, p99 ${at(0.99)} ms`)
}

const dataDir = await mkdtemp(join(tmpdir(), 'convoca-pictures-'))
const server = await startServer({
  env: { DATA_DIR: dataDir, DATABASE_URL: '', SEED_DEMO: 'true', RATE_LIMIT: 'false' },
})
try {
  const read = async <Body>(path: string) =>
    (await (await fetch(`${server.origin}/api/public/teams/${path}`)).json()) as Body
  const team = await read<Schemas['PublicTeam']>('pro/PRO')
  const stats = await read<Schemas['TeamStats']>(`${team.id}/stats`)
  for (const density of [1, 2, 2.5])
    for (const theme of ['dark', 'light'] as const)
      await report(`drawn, ${density}×, ${theme}`, drawn, () =>
        renderPicture(drawTeam({ team, stats }, theme, false), null, { type: 'png', density }),
      )
  await report('kept', asked, () => ask(`${server.origin}/embed/team/PRO.png`))
  await report('a small answer', asked, () => ask(`${server.origin}/api/health`))
} finally {
  agent.destroy()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
