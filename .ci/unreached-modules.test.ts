import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findUnreached } from './unreached-modules.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'convoca-unreached-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const complete: Record<string, string> = {
  'package.json': JSON.stringify({
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './*': './dist/components/*.js',
    },
    imports: { '#page': { browser: './dist/page.js' } },
  }),
  'dist/index.js': 'export { a } from "./a.js"\n',
  'dist/index.d.ts': "export { type A } from './a.js'\n",
  'dist/a.js': 'export const a = () => import("./later.js")\n',
  'dist/a.d.ts': 'export type A = string\n',
  'dist/later.js': 'new Worker(new URL("./worker.js", import.meta.url))\n',
  'dist/worker.js': '',
  'dist/page.js': '',
  'dist/components/b.js': 'import "../b.js"\n',
  'dist/b.js': '',
}

test.each([
  ['nothing in a package whose modules are all imported', {}, []],
  ['a module of nobody', { 'dist/own.js': '' }, ['dist/own.js is reached by no entry']],
  ['types of nobody', { 'dist/own.d.ts': '' }, ['dist/own.d.ts is reached by no entry']],
  [
    'modules that only each other import',
    { 'dist/c.js': 'import "./d.js"', 'dist/d.js': 'import "./c.js"' },
    ['dist/c.js is reached by no entry', 'dist/d.js is reached by no entry'],
  ],
])('finds %s', (_what, more, faults) => {
  for (const [name, content] of Object.entries({ ...complete, ...more })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  expect(findUnreached(folder)).toEqual(faults)
})

test('an entry of this repository alone is not packed', async () => {
  const pnpmfile: { hooks: { beforePacking: (manifest: object) => { exports?: object } } } = await import(
    join(import.meta.dirname, '../.pnpmfile.mjs')
  )
  const packed = pnpmfile.hooks.beforePacking({
    exports: {
      '.': { '@convoca/source': './src/index.ts', default: './dist/index.js' },
      './app': { '@convoca/source': './src/app.ts' },
    },
  })
  expect(packed.exports).toEqual({ '.': { default: './dist/index.js' } })
})
