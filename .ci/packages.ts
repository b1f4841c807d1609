/** Packs what is published, then checks the tarballs as a user's tools would resolve them. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readEntries } from '../packages/ui/build/entries.ts'
import { root } from './run-step.ts'
import { getTarball } from './tarballs.ts'

const published = [
  { name: 'sdk', entries: [] as string[] },
  // Its entries are patterns, which attw cannot list; a style sheet has no types to resolve.
  { name: 'ui', entries: ['.', './en', ...readEntries().map(({ subpath }) => `./${subpath}`)] },
] as const

function succeeds(program: string, ...args: string[]): boolean {
  console.log(`$ ${program} ${args.join(' ')}`)
  return spawnSync(join(root, 'node_modules/.bin', program), args, { stdio: 'inherit' }).status === 0
}

function isPublishable(tarball: string, entries: readonly string[]): boolean {
  const chosen = entries.length > 0 ? ['--entrypoints', ...entries, '--format', 'ascii'] : []
  const checks = [
    succeeds('publint', tarball, '--strict'),
    succeeds('attw', tarball, '--profile', 'esm-only', ...chosen),
  ]
  return checks.every(Boolean)
}

const failed = published.filter(({ name, entries }) => !isPublishable(getTarball(name), entries))
if (failed.length > 0) {
  console.error(`Not fit to publish: ${failed.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}
