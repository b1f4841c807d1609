import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.includes('/generated/'))

const sources = tracked.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('.ci/'))
const shipped = sources.filter(
  (file) => !/\.(test|stories|spec)\.tsx?$|\/(test|bench|stories|e2e)\//.test(file),
)

/** The lines of `files` that match, as `file:line: text`. */
function linesWith(files: string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => (pattern.test(text) ? [`${file}:${index + 1}: ${text.trim()}`] : [])),
  )
}

test('no type assertion goes through unknown outside tests', () => {
  expect(linesWith(shipped, /\bas unknown as\b/)).toEqual([])
})

test('no test is skipped, focused, retried or sleeps', () => {
  const tests = sources.filter((file) => !shipped.includes(file))
  expect(linesWith(tests, /\b(?:it|test|describe)\.(?:skip|only|fixme)\b|\bwaitForTimeout\b/)).toEqual([])
  const configurations = sources.filter((file) => file.endsWith('.config.ts'))
  expect(linesWith(configurations, /\bretr(?:y|ies): [1-9]/)).toEqual([])
})

test('no test has a patience of its own: how long something may take on a busy machine is configured once', () => {
  const tests = tracked.filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('/bench/'))
  const impatient = /\bpoll\(.*timeout:|\bvi\.wait(?:For|Until)\((?!.*(?:60_000|180_000)).*\)$/
  expect(linesWith(tests, impatient)).toEqual([])
})

test('every disabled lint rule has its reason in its line or in the comment above it', () => {
  const unexplained = sources.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    return lines.flatMap((text, index) => {
      if (!/(?:oxlint|eslint)-disable/.test(text) || text.includes(' -- ')) return []
      return /^\s*(?:\/\/|\*|\/\*)/.test(lines[index - 1] ?? '') ? [] : [`${file}:${index + 1}`]
    })
  })
  expect(unexplained).toEqual([])
})

test('the signal of a call is not its input, which every operation without parameters would accept and send', () => {
  expect(linesWith(shipped, /\(convoca, \{ signal \}\)/)).toEqual([])
})

test('no file or folder is called utils, helpers or common', () => {
  expect(tracked.filter((file) => /(^|\/)(utils|helpers|common)(\/|\.)/.test(file))).toEqual([])
})

test('every export is named, none is a wildcard', () => {
  expect(linesWith(shipped, /^export \* from (?!'\.{1,2}\/generated\/)/)).toEqual([])
})

test('the first CSS module of a file is imported as styles', () => {
  const misnamed = sources.filter((file) => {
    const imports = linesWith([file], /^import \w+ from '.*\.module\.css'$/)
    return imports.length > 0 && !imports.some((line) => line.includes('import styles from'))
  })
  expect(misnamed).toEqual([])
})

test('colours are defined in the tokens only', () => {
  // And those of the drawn scenes, which are the same in every theme.
  const defining = /\/(?:theme\/(?:tokens|accents|generated\/radix)|SceneArt\.module)\.css$/
  const styles = tracked.filter((file) => file.endsWith('.css') && !defining.test(file))
  expect(linesWith(styles, /#[0-9a-f]{3,8}\b(?!\s*\{)|\brgba?\(|\bhsla?\(/i)).toEqual([])
})

test('the contract references nothing outside of openapi/', () => {
  const contract = tracked.filter((file) => file.startsWith('openapi/') && file.endsWith('.yaml'))
  expect(contract).not.toEqual([])
  expect(linesWith(contract, /\$ref:.*(?:https?:|packages\/|app\/)/)).toEqual([])
})
