/** Builds what is published: style sheets, modules, their types, and components.json. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listComponents } from './components-json.ts'

const folder = join(import.meta.dirname, '..')

rmSync(join(folder, 'dist'), { recursive: true, force: true })
for (const [program = '', ...args] of [
  ...['theme', 'radix', 'styles'].map((sheet) => [
    'vite',
    'build',
    '-c',
    'vite.styles.config.ts',
    '--mode',
    sheet,
    '--logLevel',
    'warn',
  ]),
  ['vite', 'build', '--logLevel', 'warn'],
  ['tsc', '-p', 'tsconfig.build.json'],
]) {
  const { status } = spawnSync(join(folder, 'node_modules/.bin', program), args, {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

copyFileSync(join(folder, 'src/theme/generated/host.css'), join(folder, 'dist/host.css'))

// The worker's bundle has these modules inside: nobody imports their types.
for (const name of ['image-type', 'jpeg-end'])
  rmSync(join(folder, `dist/modules/media/ImageUploader/${name}.d.ts`))

/** Modules of public components whose `"use client"` did not reach the built file. */
const unmarked = globSync('**/*.{ts,tsx}', { cwd: join(folder, 'src') })
  .filter((path) => !/\.(?:stories|test|fixtures)\./.test(path))
  .filter((path) => readFileSync(join(folder, 'src', path), 'utf8').startsWith("'use client'"))
  .filter((path) => {
    const built = join(folder, 'dist/modules', path.replace(/\.tsx?$/, '.js'))
    return existsSync(built) && !readFileSync(built, 'utf8').startsWith('"use client"')
  })
if (unmarked.length > 0) throw new Error(`"use client" is lost in ${unmarked.join(', ')}`)

writeFileSync(
  join(folder, 'dist/components.json'),
  `${JSON.stringify({ components: listComponents() }, null, 2)}\n`,
)
