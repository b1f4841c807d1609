import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { delimiter, extname, join, normalize } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { TestProject } from 'vitest/node'

const root = join(import.meta.dirname, '../../..')
const built = join(import.meta.dirname, '../node_modules/.cache/storybook')

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** `storybook build`, whose every warning fails the run. */
async function buildWorkshop(): Promise<void> {
  await rm(built, { recursive: true, force: true })
  const child = spawn('storybook', ['build', '-o', built, '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
      // The test runner's own value would build React's development version.
      NODE_ENV: 'production',
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve)
  })
  const warnings = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => /▲|\bWARN\b/.test(line))
  if (code !== 0 || warnings.length > 0) {
    throw new Error(`storybook build ended with ${code} and ${warnings.length} warnings:\n${said}`)
  }
}

async function answer(url: string, response: ServerResponse): Promise<void> {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
  // Asked for by the browser, not by the workshop.
  if (path === '/favicon.ico') {
    response.writeHead(204).end()
    return
  }
  const file = join(built, path === '/' ? 'index.html' : path)
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // While writing these tests one build serves many runs.
  if (process.env['WORKSHOP_BUILT'] === undefined) await buildWorkshop()
  const server = createServer((request, response) => void answer(request.url ?? '/', response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  project.provide('workshop', `http://127.0.0.1:${address.port}`)
  return () => new Promise((resolve) => server.close(() => resolve()))
}

declare module 'vitest' {
  interface ProvidedContext {
    workshop: string
  }
}
