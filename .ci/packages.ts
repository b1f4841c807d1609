/** Builds and packs what is published, then checks the packed files as a user's tools would resolve them. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEntries } from '../packages/ui/build/entries.ts'
import { root } from './step.ts'

const published = [
  { folder: 'packages/sdk', entries: [] as string[] },
  // Its entries are patterns, which attw cannot list; a style sheet has no types to resolve.
  { folder: 'packages/ui', entries: ['.', './en', ...readEntries().map(({ subpath }) => `./${subpath}`)] },
]

/** The pnpm that runs this script; a bare machine has it by npx alone. */
function pnpm(): string[] {
  const path = process.env['npm_execpath']
  if (path === undefined || !path.includes('pnpm')) return ['pnpm']
  return /\.[cm]?js$/.test(path) ? [process.execPath, path] : [path]
}

function succeeds(command: string[], folder: string): boolean {
  const [program = '', ...args] = command
  console.log(`$ ${command.join(' ')}`)
  return spawnSync(program, args, { cwd: folder, stdio: 'inherit' }).status === 0
}

function checkPackage(folder: string, entries: string[]): boolean {
  const target = mkdtempSync(join(tmpdir(), 'convoca-pack-'))
  try {
    if (!succeeds([...pnpm(), 'run', 'build'], folder)) return false
    if (!succeeds([...pnpm(), 'pack', '--pack-destination', target], folder)) return false
    const tarball = join(target, readdirSync(target).find((file) => file.endsWith('.tgz')) ?? '')
    const publint = succeeds([join(root, 'node_modules/.bin/publint'), tarball, '--strict'], folder)
    const chosen = entries.length > 0 ? ['--entrypoints', ...entries, '--format', 'ascii'] : []
    const attw = [join(root, 'node_modules/.bin/attw'), tarball, '--profile', 'esm-only', ...chosen]
    return succeeds(attw, folder) && publint
  } finally {
    rmSync(target, { recursive: true, force: true })
  }
}

const failed = published.filter(({ folder, entries }) => !checkPackage(join(root, folder), entries))
if (failed.length > 0) {
  console.error(`Not fit to publish: ${failed.map(({ folder }) => folder).join(', ')}`)
  process.exitCode = 1
}
