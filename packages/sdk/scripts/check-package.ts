/** `pnpm check:package`: builds, packs and checks the tarball with publint and attw. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const run = (command: string, args: string[]) => execFileSync(command, args, { cwd: root, stdio: 'inherit' })
const bin = (name: string) => resolve(root, 'node_modules/.bin', name)

const folder = mkdtempSync(join(tmpdir(), 'convoca-pack-'))
try {
  run(process.execPath, [resolve(import.meta.dirname, 'build.ts')])
  run('pnpm', ['pack', '--pack-destination', folder])
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  if (name === undefined) throw new Error('nothing was packed')
  const tarball = join(folder, name)
  run(bin('publint'), ['run', tarball, '--strict'])
  // ESM only on purpose: `require()` of it works from Node 20.19 on without a second build.
  run(bin('attw'), [tarball, '--profile', 'esm-only'])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
