/** Code cites a heading of docs/product.md or the number of a decision, in one form, and what it cites exists. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
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

const anchorsOf = (file: string) =>
  new Set([...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)))

test('every cited topic is a heading of docs/product.md', () => {
  const anchors = anchorsOf('docs/product.md')
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
    /(?<!docs\/)\bproduct(?:\.md)? ?[§#]|\bpart [12] §|\brequirement \d{3}\b|\bx-(?:source|decided)\b|(?<!docs\/)\bdecisions? \d{4}\b/gi
  expect(findAll(otherForms, code)).toEqual([])
})

test('each file of operations names its topic in its first line', () => {
  const operations = files.filter((file) => file.startsWith('openapi/paths/'))
  expect(operations).not.toEqual([])
  expect(operations.filter((file) => !/^# See docs\/product\.md#[\w-]+\n/.test(read(file)))).toEqual([])
})

test('the index names every decision, and each has a status', () => {
  const index = read('docs/decisions/README.md')
  const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root })
  expect(decisions).not.toEqual([])
  expect(decisions.filter((file) => !index.includes(`](${basename(file)})`))).toEqual([])
  const status = /\b(?:accepted|superseded by|withdrawn)\b/
  expect(decisions.filter((file) => !status.test(read(file).split('\n').slice(0, 6).join('\n')))).toEqual([])
})

test('links between documents lead to files and headings', () => {
  const documents = files.filter((file) => /^(?:docs\/.*|README|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(file))
  const links = findAll(/\]\((?!https?:)([^)\s]+)/g, documents)
  const lost = links.filter(({ file, text }) => {
    const [path = '', anchor] = text.split('#')
    const target = path === '' ? file : join(dirname(file), path)
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor)
  })
  expect(links).not.toEqual([])
  expect(lost).toEqual([])
})
