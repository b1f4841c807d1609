/** What a first visit downloads, gzipped, against its limit. Raise a limit only with a reason in the commit. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './run-step.ts'

const dist = join(root, 'app/dist')
const kilobyte = 1000

/** The files that `index.html` makes the browser load before anything is shown. */
function firstLoad(html: string, kind: 'js' | 'css'): string[] {
  const addresses = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1] ?? '')
  return [...new Set(addresses.filter((address) => address.endsWith(`.${kind}`)))]
}

function gzipped(files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0)
}

const html = readFileSync(join(dist, 'index.html'), 'utf8')
const limits = [
  { name: 'JavaScript of the first load', size: gzipped(firstLoad(html, 'js')), limit: 180 * kilobyte },
  { name: 'styles of the first load', size: gzipped(firstLoad(html, 'css')), limit: 70 * kilobyte },
]

for (const { name, size, limit } of limits) {
  const verdict = size <= limit ? 'ok' : 'TOO LARGE'
  console.log(`${verdict}: ${name} ${(size / kilobyte).toFixed(1)} kB of ${limit / kilobyte} kB gzipped`)
  if (size > limit || size === 0) process.exitCode = 1
}
