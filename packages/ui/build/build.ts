/** Builds what is published: style sheets, modules, and their types. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..')

rmSync(join(folder, 'dist'), { recursive: true, force: true })
for (const [program = '', ...args] of [
  ['vite', 'build', '-c', 'vite.styles.config.ts'],
  ['vite', 'build', '--logLevel', 'warn'],
  ['tsc', '-p', 'tsconfig.build.json'],
]) {
  const { status } = spawnSync(join(folder, 'node_modules/.bin', program), args, {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
