/** Code cites a heading of docs/product.md or the number of a decision, in one form, and what it cites exists. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Binary files say nothing; an applied migration keeps its words, since databases know its checksum. */
const cannotCite = /\.(?:webp|png|jpe?g|ico|gz|woff2?)$|^packages\/server\/migrations\/|^pnpm-lock\.yaml$/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !cannotCite.test(file) && existsSync(join(root, file)))

/** Every match in the repository, as `file: text of the match`; the first group of `pattern` where it has one. */
function findAll(pattern: RegExp, among: readonly string[] = files) {
  return among.flatMap((file) =>
    [...read(file).matchAll(pattern)].map((match) => ({ file, text: match[1] ?? match[0] })),
  )
}

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

test('every cited topic is a heading of docs/product.md', () => {
  const anchors = new Set(
    [...read('docs/product.md').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text)),
  )
  const cited = findAll(/docs\/product\.md#([\w-]*)/g)
  expect(cited).not.toEqual([])
  expect(cited.filter(({ text }) => !anchors.has(text))).toEqual([])
})

test('every cited decision exists', () => {
  const numbers = new Set(
    globSync('docs/decisions/*.md', { cwd: root }).map((file) => /\d{4}/.exec(file)?.[0]),
  )
  const cited = findAll(/docs\/decisions\/(\d+)/g)
  expect(cited).not.toEqual([])
  expect(cited.filter(({ text }) => !numbers.has(text))).toEqual([])
})

test('citations have one form', () => {
  const here = '.ci/citations.test.ts'
  // Sections of a standard are cited as RFC 5545 §3.1. The released contract stays as it was released.
  const code = files.filter(
    (file) =>
      !/^docs\/|^openapi\/released\/|^\.ci\/tarball-contents|\/generated\//.test(file) && file !== here,
  )
  const otherForms =
    /(?<!docs\/)\bproduct(?:\.md)? ?[§#]|\bpart [12] §|\bx-(?:source|decided)\b|(?<!docs\/)\bdecisions? \d{4}\b/gi
  expect(findAll(otherForms, code)).toEqual([])
})

test('each file of operations names its topic in its first line', () => {
  const operations = files.filter((file) => file.startsWith('openapi/paths/'))
  expect(operations).not.toEqual([])
  expect(operations.filter((file) => !/^# See docs\/product\.md#[\w-]+\n/.test(read(file)))).toEqual([])
})

test('links between documents lead to files', () => {
  const documents = files.filter((file) => /^(?:docs\/.*|README|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(file))
  const links = findAll(/\]\((?!https?:|#)([^)#\s]+)/g, documents)
  expect(links).not.toEqual([])
  expect(links.filter(({ file, text }) => !existsSync(join(root, dirname(file), text)))).toEqual([])
})
