/** Packs what is published, then checks the tarballs as a user's tools would resolve them. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEntries } from '../packages/ui/build/entries.ts'
import { root } from './run-step.ts'
import { findUnstyled } from './styled-classes.ts'
import { findFaults, type Contents } from './tarball-contents.ts'
import { getTarball } from './tarballs.ts'
import { findUnreached } from './unreached-modules.ts'

const common = ['LICENSE', 'README.md']
const published = [
  {
    name: 'sdk',
    entries: [] as string[],
    contents: {
      files: [...common, 'examples/invite-player.mjs', 'examples/accept-invitation.mjs'],
      hasMaps: true,
    },
  },
  {
    name: 'ui',
    // Its entries are patterns, which attw cannot list; a style sheet has no types to resolve.
    entries: ['.', './en', ...readEntries().map(({ subpath }) => `./${subpath}`)],
    contents: { files: [...common, 'examples/teams-with-toasts.tsx'], hasMaps: true, hasStyles: true },
  },
  {
    name: 'embed',
    // Its scripts for pages are minified, without maps.
    entries: ['.', './react'],
    contents: {
      files: [...common, 'dist/v1/team-card.js', 'dist/v1/recruiting-teams.js', 'dist/v1/bracket.js'],
      hasMaps: false,
    },
  },
] as const

function succeeds(program: string, ...args: string[]): boolean {
  console.log(`$ ${program} ${args.join(' ')}`)
  return spawnSync(join(root, 'node_modules/.bin', program), args, { stdio: 'inherit' }).status === 0
}

function isComplete(tarball: string, contents: Contents): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'convoca-tarball-'))
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder])
  const faults = [
    ...findFaults(folder, contents),
    ...(contents.hasStyles ? [...findUnstyled(folder), ...findUnreached(folder)] : []),
  ]
  rmSync(folder, { recursive: true })
  for (const fault of faults) console.error(`✗ ${fault}`)
  return faults.length === 0
}

function isPublishable(tarball: string, entries: readonly string[], contents: Contents): boolean {
  const chosen = entries.length > 0 ? ['--entrypoints', ...entries, '--format', 'ascii'] : []
  const checks = [
    isComplete(tarball, contents),
    succeeds('publint', tarball, '--strict'),
    // CommonJS loads the ES modules themselves (docs/decisions/0035); `moduleResolution: node` knows no `exports`.
    succeeds('attw', tarball, '--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm', ...chosen),
  ]
  return checks.every(Boolean)
}

const failed = published.filter(
  ({ name, entries, contents }) => !isPublishable(getTarball(name), entries, contents),
)
if (failed.length > 0) {
  console.error(`Not fit to publish: ${failed.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}
