/** `pnpm build`: src → dist as ESM with types. What tsc does not copy by itself is copied here. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const inRoot = (path: string) => resolve(root, path)

rmSync(inRoot('dist'), { recursive: true, force: true })
execFileSync(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
})
// Declaration files are inputs for tsc, never outputs.
copyFileSync(inRoot('src/generated/schema.d.ts'), inRoot('dist/generated/schema.d.ts'))
copyFileSync(inRoot('src/generated/openapi.json'), inRoot('dist/openapi.json'))
