/** Comments and the contract's descriptions are sentences: none opens with a word that leaves its subject out. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** An applied migration keeps its words, since databases know its checksum, and so does the released contract. */
const keepsItsWords = /\/generated\/|^packages\/server\/migrations\/|^openapi\/released\//
const here = '.ci/comments.test.ts'

const WORDS =
  `Of|The same|For|As|Where|In|With|By|To|Without|From|On|Under|Beside|Within|Through|Among|Between|Beyond|Also|Not
Whose|So|At|Who|Whoever|Whom|What|Whatever|Which|Whichever|How|Why|When|Whenever|Wherever|While`.replaceAll(
    '\n',
    '|',
  )

/** Each finds the first words of a comment, not those of its further lines. */
const openings: Readonly<Record<string, readonly RegExp[]>> = {
  code: [
    new RegExp(String.raw`(?<=^|[\s{(])/\*\*?[\s*]*(?:${WORDS}) .*`, 'gm'),
    new RegExp(String.raw`(?<!^[ \t]*//.*\n)^[ \t]*// (?:${WORDS}) .*`, 'gm'),
    new RegExp(String.raw`(?<=[\s;,{(])(?<!^[ \t]*)// (?:${WORDS}) .*`, 'gm'),
  ],
  yaml: [
    new RegExp(String.raw`\b(?:description|summary):\s+(?:[>|]-?\s+)?['"]?(?:${WORDS}) .*`, 'g'),
    new RegExp(String.raw`(?<!^[ \t]*#.*\n)^[ \t]*# (?:${WORDS}) .*`, 'gm'),
  ],
}

function kindOf(file: string): keyof typeof openings | undefined {
  if (/\.(?:[mc]?[jt]sx?|css)$/.test(file)) return 'code'
  return /\.ya?ml$/.test(file) ? 'yaml' : undefined
}

/** The comments of a text that leave their subject out, as their first lines. */
function findOpenings(text: string, kind: keyof typeof openings): string[] {
  return (openings[kind] ?? []).flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([found]) => found.trim()),
  )
}

/** Phrases that no writer of English would choose: they translate another language word by word. */
const translated =
  /\b(?:(?:of|for|to|by|from|with|than|tells?) who\b|(?:an|[Tt]he) own\b|whom it concerns|(?:plays|gets|kept|says) no more\b|one's own\b|nothing of it\b|shows? who asks)/

/** The lines of a text that are comments or descriptions. */
const proseOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => /(?:(?<!:)\/\/|\/?\*|#|description:|summary:) (.*)/.exec(line)?.[1] ?? [])

function listFiles(): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) => kindOf(file) && !keepsItsWords.test(file) && file !== here && existsSync(join(root, file)),
    )
}

test('no comment or description reads as translated', () => {
  const found = listFiles().flatMap((file) =>
    proseOf(readFileSync(join(root, file), 'utf8'))
      .filter((line) => translated.test(line))
      .map((line) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['/** Nick of who invited. */', 1],
  ['// The own team is left out.', 1],
  ['description: The user whom it concerns.', 1],
  ['/** It plays no more. */', 1],
  ['/** The nick of the inviter. */', 0],
  ['/** No more than ten. */', 0],
  ['const note = "the own team"', 0],
])('%s has %i translated phrases', (text, count) => {
  expect(proseOf(text).filter((line) => translated.test(line))).toHaveLength(count)
})

test('every comment and description opens with its subject', () => {
  const files = listFiles()
  expect(files).not.toEqual([])
  const found = files.flatMap((file) =>
    findOpenings(readFileSync(join(root, file), 'utf8'), kindOf(file) ?? '').map(
      (line) => `${file}: ${line}`,
    ),
  )
  expect(found).toEqual([])
})

test.each([
  ['code', '/** Of the team. */\nconst tag = 1', 1],
  ['code', '/**\n * The same for a player.\n * As above.\n */', 1],
  ['code', 'const a = 1 // In pixels.', 1],
  ['code', '/** What the list shows. */', 1],
  ['code', '/**\n * Whoever has the link.\n */', 1],
  ['code', '// How often it was tried.\nconst tries = 1', 1],
  ['code', '/* When it is open. */', 1],
  ['code', '/** Whether the list is loading. */', 0],
  ['code', '/** A row without a name. What is missing stands in it. */', 0],
  ['code', '// Where it is.\n// For guests.', 1],
  ['code', '// It is kept\n// For guests.', 0],
  ['code', "const path = 'https://convoca.example/ Of'", 0],
  ['code', '{/* Without a name there is no heading. */}', 1],
  ['code', '/** The tag of the team. As everywhere. */', 0],
  ['yaml', '{ type: integer, description: In pixels. }', 1],
  ['yaml', 'description: >-\n  For ADMIN. Nobody else may.', 1],
  ['yaml', "summary: 'By number; empty before.'", 1],
  ['yaml', 'description: Which of the two it is.', 1],
  ['yaml', 'description: Only ADMIN may call this.', 0],
])('in %s, %j has %i of them', (kind, text, count) => {
  expect(findOpenings(text, kind)).toHaveLength(count)
})
