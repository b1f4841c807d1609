import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'

const root = join(import.meta.dirname, '../../..')
const outDir = join(import.meta.dirname, '../node_modules/.cache/storybook-static')

/** `storybook build`, whose every warning fails the run. */
async function buildStorybook(): Promise<void> {
  await rm(outDir, { recursive: true, force: true })
  const child = spawn('storybook', ['build', '-o', outDir, '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
      // The test runner's own value would build React's development version.
      NODE_ENV: 'production',
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve)
  })
  const warnings = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /▲|\bWARN\b/.test(line))
  if (code !== 0 || warnings.length > 0) {
    throw new Error(`storybook build ended with ${code} and ${warnings.length} warnings:\n${output}`)
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // One build serves many runs for those who write these tests.
  if (process.env['STORYBOOK_BUILT'] === undefined) await buildStorybook()
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=3600' } },
  })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  project.provide('storybookUrl', `http://127.0.0.1:${address.port}`)
  return () => server.close()
}

declare module 'vitest' {
  interface ProvidedContext {
    storybookUrl: string
  }
}
