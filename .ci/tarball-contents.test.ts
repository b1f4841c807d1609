import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFaults } from './tarball-contents.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'convoca-tarball-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(files: Record<string, unknown>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

const complete = {
  'package.json': {
    repository: { type: 'git', url: 'git+https://example.test/a.git', directory: 'packages/a' },
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './a.css': './a.css' },
  },
  'CHANGELOG.md': '# Changelog\n',
  'dist/index.js': 'const one = 1\nconst two = 2\nexport { one, two }\n//# sourceMappingURL=index.js.map\n',
  'dist/index.js.map': { sources: ['../src/index.ts'], sourcesContent: ['export const one = 1'] },
}

test('a complete tarball has no faults', () => {
  write(complete)
  expect(findFaults(folder, { files: ['CHANGELOG.md'], hasMaps: true })).toEqual([])
})

test.each([
  ['no repository', { 'package.json': { exports: {} } }, ['it names no repository']],
  [
    'a map without its sources',
    { 'dist/index.js.map': { sources: ['../src/index.ts'] } },
    ['no source map with its sources for dist/index.js'],
  ],
  [
    'what only the repository can use',
    {
      'package.json': {
        ...complete['package.json'],
        exports: { '.': { '@convoca/source': './src/index.ts', default: './dist/index.js' } },
        scripts: { build: 'tsdown' },
      },
    },
    ['scripts', '@convoca/source'].map(
      (part) => `package.json has ${part}, which is of use in the repository alone`,
    ),
  ],
])('finds %s', (_name, changed, faults) => {
  write({ ...complete, ...changed })
  expect(findFaults(folder, { files: ['CHANGELOG.md'], hasMaps: true })).toEqual(faults)
})

test('finds a missing file', () => {
  write(complete)
  expect(findFaults(folder, { files: ['examples/a.mjs'], hasMaps: true })).toEqual([
    'examples/a.mjs is missing',
  ])
})

test.each([
  ['dist/index.d.ts', '/** As docs/product.md#teams says. */', 'docs/product'],
  ['dist/openapi.json', '{"description":"docs/decisions/0001"}', 'docs/decisions'],
  ['dist/index.js', '// See decision 0001.', 'decision 0001'],
  ['dist/dates.d.ts', '/** Requirement 000, section 3. */', 'Requirement 000'],
  ['dist/index.js.map', '{"sources":[""],"sourcesContent":["// It MUST not."]}', 'MUST'],
  ['README.md', 'See §5.', '§'],
])('finds a reference in %s to what its readers do not have', (file, text, reference) => {
  write({ ...complete, [file]: text })
  expect(findFaults(folder, { files: [], hasMaps: true })).toEqual([`${file} refers to ${reference}`])
})
