/** Builds what is published: the scripts for pages, modules for bundlers, and their types. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundle, bundleScripts } from './bundle.ts'

const folder = join(import.meta.dirname, '..')
const outDir = join(folder, 'dist')
const types = join(outDir, 'types')

/** Adds a declaration file and all that it refers to. */
function reach(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from ['"](\.[^'"]+)\.(?:js|ts)['"]/g))
    reach(join(dirname(file), `${path}.d.ts`), found)
  return found
}

rmSync(outDir, { recursive: true, force: true })
await bundleScripts(join(outDir, 'v1'))
await bundle({ entry: 'index.ts', outDir, fileName: 'index.js', format: 'es', minify: false })
const external = ['react', '@convoca/embed']
await bundle({ entry: 'react.ts', outDir, fileName: 'react.js', format: 'es', minify: false, external })

const { status } = spawnSync(join(folder, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.build.json'], {
  cwd: folder,
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)

/** Types of the inside refer to packages that users do not have. */
const used = ['index', 'react'].reduce(
  (found, name) => reach(join(types, `${name}.d.ts`), found),
  new Set<string>(),
)
for (const file of globSync('**/*.d.ts', { cwd: types }))
  if (!used.has(join(types, file))) rmSync(join(types, file))
