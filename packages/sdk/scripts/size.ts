/**
 * `pnpm check:size`: gzip sizes of what a consumer's bundle gains, printed, with exit 1 above a limit.
 * The limits are those of the README; the realtime entry is mostly socket.io-client.
 */
import { gzipSync } from 'node:zlib'
import { resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '..')
const source = (path: string) => JSON.stringify(resolve(root, 'src', path))

interface Measure {
  name: string
  code: string
  limit: number
}

const measures: Measure[] = [
  {
    name: 'core + one call',
    code: `import { createConvoca, readTeam } from ${source('core/index.ts')}\nreadTeam(createConvoca({ baseUrl: '/api' }), { id: 'x' })`,
    limit: 6_000,
  },
  {
    name: 'whole @convoca/sdk',
    code: `import * as sdk from ${source('index.ts')}\nglobalThis.sdk = sdk`,
    limit: 14_000,
  },
  {
    name: 'core + every page of one list',
    code: `import { createConvoca, listTeams, paginate } from ${source('core/index.ts')}\nglobalThis.all = paginate(listTeams, createConvoca({ baseUrl: '/api' }))`,
    limit: 6_500,
  },
  {
    name: '@convoca/sdk/realtime',
    code: `import { connectNotifications } from ${source('realtime/index.ts')}\nglobalThis.connect = connectNotifications`,
    limit: 16_000,
  },
  {
    name: '@convoca/sdk/text',
    code: `import * as text from ${source('text/index.ts')}\nglobalThis.text = text`,
    limit: 12_000,
  },
]

const entry = 'virtual:measured'

async function measure({ code }: Measure): Promise<number> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'measured',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: entry },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []))
  const text = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  if (text.length < 200) throw new Error('the measured bundle is empty')
  return gzipSync(text, { level: 9 }).length
}

for (const item of measures) {
  const bytes = await measure(item)
  const verdict = bytes <= item.limit ? 'ok' : 'TOO LARGE'
  process.stdout.write(`${item.name}: ${bytes} of ${item.limit} bytes gzip – ${verdict}\n`)
  if (bytes > item.limit) process.exitCode = 1
}
