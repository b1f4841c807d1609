/**
 * Writes `CHANGELOG.md` of the package in the working directory from the notes in `.changeset/`, before it is packed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-step.ts'

interface Manifest {
  name: string
  version: string
}

const bumps = ['major', 'minor', 'patch'] as const

/** The bump that a note declares for a package, and its text. */
function readNote(text: string, name: string): { bump: string; body: string } | undefined {
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? []
  const line = head.split('\n').find((one) => one.startsWith(`'${name}':`))
  return line === undefined ? undefined : { bump: line.split(':')[1]?.trim() ?? '', body: body.trim() }
}

/** A list item; paragraphs after the first belong to it. */
const toItem = (body: string) => `- ${body.replaceAll(/\n(?=.)/g, '\n  ')}`

export function renderChangelog({ name, version }: Manifest, notes: readonly string[]): string {
  const own = notes.map((text) => readNote(text, name)).filter((note) => note !== undefined)
  const sections = bumps
    .map((bump) => ({
      bump,
      items: own.filter((note) => note.bump === bump).map(({ body }) => toItem(body)),
    }))
    .filter(({ items }) => items.length > 0)
    .map(
      ({ bump, items }) => `### ${bump[0]?.toUpperCase()}${bump.slice(1)} changes\n\n${items.join('\n')}\n`,
    )
  return [`# Changelog of ${name}\n`, `## ${version}\n`, ...sections].join('\n')
}

if (import.meta.main) {
  const folder = join(root, '.changeset')
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md')
  const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const notes = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8'))
  writeFileSync('CHANGELOG.md', renderChangelog(manifest, notes))
}
