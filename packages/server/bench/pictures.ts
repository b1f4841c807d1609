import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Node, Renderer } from '@takumi-rs/core'
import type { Schemas } from '../src/contract/types.ts'
import { drawChampionship } from '../src/domains/embeds/championship-drawing.ts'
import { drawingSize } from '../src/domains/embeds/drawing.ts'
import { renderPicture } from '../src/domains/embeds/renderer.ts'
import { drawTeam } from '../src/domains/embeds/team-drawing.ts'
import { startServer } from './server-process.ts'

/*
 * The pictures of teams and championships for other sites: how long one takes to draw, beside the bare library on a tree of the
 * same size that is empty, and on the same tree; and how long the server takes to send one that it draws, and one that it keeps.
 * A kept one is compared with a small answer of the same server, which is the cost of a request alone.
 *
 * Measured on 2026-11-24 on a machine of two cores that others used too (load 4 to 6), median of 60 in ms, in brackets the time of
 * the processor, which the others do not lengthen:
 *
 * |                  | library, empty | library, same tree | drawn, dark   | library, same tree | drawn, dark |
 * |                  |                | (team)             | (team)        | (championship)     |             |
 * | 480 × 252        | 0.5            | 4.4 (4.4)          | 5.2 (4.7)     | 2.0 (2.0)          | 2.2 (2.2)   |
 * | 960 × 504        | 1.5            | 10.5 (10.3)        | 16.8 (11.0)   | 6.0 (4.7)          | 4.7 (4.7)   |
 * | 1200 × 630       | 2.2            | 14.2 (14.1)        | 14.7 (14.6)   | 5.9 (5.6)          | 6.0 (6.0)   |
 *
 * Kept: 0.5 (team) and 0.3 (championship), a small answer 0.3. A drawing costs no more than its tree does in the library. Stripes and
 * letters of the banner with colours that are transparent, not with `opacity`, took the largest from 16.1 to 13.6 ms of the processor.
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
  const processor: number[] = []
  for (let index = 0; index < count; index += 1) {
    const start = performance.now()
    const used = process.cpuUsage()
    await run()
    times.push(performance.now() - start)
    const { user, system } = process.cpuUsage(used)
    processor.push((user + system) / 1000)
  }
  const at = (measured: readonly number[], share: number) =>
    (measured.toSorted((a, b) => a - b)[Math.floor((count - 1) * share)] ?? 0).toFixed(2)
  console.log(
    `${name.padEnd(36)} median ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms; processor ${at(processor, 0.5)} ms`,
  )
}

/** The library without this package: its own renderer with the same fonts. */
async function createBareRender() {
  const bare = new Renderer()
  const fonts = [
    ['Barlow Condensed', '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2'],
    ['Inter', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'],
  ] as const
  for (const [name, file] of fonts)
    await bare.registerFont({ name, data: await readFile(fileURLToPath(import.meta.resolve(file))) })
  return (node: Node, density: number) =>
    bare.render(node, {
      width: drawingSize.width * density,
      height: drawingSize.height * density,
      devicePixelRatio: density,
      format: 'png',
    })
}

const empty: Node = { type: 'container', style: { ...drawingSize, backgroundColor: '#10131a' }, children: [] }

const dataDir = await mkdtemp(join(tmpdir(), 'convoca-pictures-'))
const server = await startServer({
  env: { DATA_DIR: dataDir, DATABASE_URL: '', SEED_DEMO: 'true', RATE_LIMIT: 'false' },
})
try {
  const read = async <Body>(path: string) =>
    (await (await fetch(`${server.origin}/api/public/${path}`)).json()) as Body
  const team = await read<Schemas['PublicTeam']>('teams/pro/PRO')
  const stats = await read<Schemas['TeamStats']>(`teams/${team.id}/stats`)
  const championship = await read<Schemas['Championship']>('championships/url/copa-convoca')
  const matches = await read<Schemas['ChampionshipMatch'][]>(`championships/${championship.id}/matches`)
  const now = new Date()
  const trees = {
    team: (theme: 'dark' | 'light') => drawTeam({ team, stats }, theme, false),
    championship: (theme: 'dark' | 'light') => drawChampionship({ championship, matches, now }, theme, false),
  }
  const render = await createBareRender()
  for (const density of [1, 2, 2.5]) {
    await report(`library, empty, ${density}×`, drawn, () => render(empty, density))
    for (const [name, draw] of Object.entries(trees)) {
      const tree = draw('dark')
      await report(`library, ${name}'s tree, ${density}×`, drawn, () => render(tree, density))
      for (const theme of ['dark', 'light'] as const)
        await report(`${name}, drawn, ${density}×, ${theme}`, drawn, () =>
          renderPicture(draw(theme), {}, { type: 'png', density }),
        )
    }
  }
  for (const path of ['team/PRO', 'championship/copa-convoca'])
    await report(`kept, ${path}`, asked, () => ask(`${server.origin}/embed/${path}.png`))
  await report('a small answer', asked, () => ask(`${server.origin}/api/health`))
} finally {
  agent.destroy()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
