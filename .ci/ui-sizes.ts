/** What one component of the built `@convoca/ui` costs its user, gzipped, React apart, against its limit. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from './run-step.ts'

const components = join(root, 'packages/ui/dist/components')
const kilobyte = 1000
const limits = [
  { name: 'ToastStack', entry: 'toast-stack', limit: 6 },
  { name: 'NotificationBell', entry: 'notification-bell', limit: 12 },
  { name: 'ChatWindow', entry: 'chat-window', limit: 40 },
  { name: 'TeamCard', entry: 'team-card', limit: 3 },
]

/** Everything the entry imports but React, as a user's bundler would write it. */
async function scriptSize(entry: string, outDir: string): Promise<number> {
  await build({
    configFile: false,
    root: join(root, 'packages/ui'),
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      modulePreload: false,
      rolldownOptions: {
        input: join(components, `${entry}.js`),
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
        output: { entryFileNames: `${entry}.js` },
      },
    },
  })
  return gzipSync(readFileSync(join(outDir, `${entry}.js`))).length
}

const outDir = mkdtempSync(join(tmpdir(), 'convoca-sizes-'))
try {
  for (const { name, entry, limit } of limits) {
    const script = await scriptSize(entry, outDir)
    const styles = gzipSync(readFileSync(join(components, `${entry}.css`))).length
    const verdict = script <= limit * kilobyte ? 'ok' : 'TOO LARGE'
    const sizes = [script, styles].map((size) => (size / kilobyte).toFixed(1))
    console.log(`${verdict}: ${name} ${sizes[0]} kB of ${limit} kB gzipped, and ${sizes[1]} kB of styles`)
    if (script > limit * kilobyte) process.exitCode = 1
  }
} finally {
  rmSync(outDir, { recursive: true, force: true })
}
