import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runPnpm } from './pnpm.ts'
import { root } from './run-step.ts'

type PackageName = 'sdk' | 'ui' | 'embed'

/** Shared by all steps of one run of the gate; a script that runs alone packs anew. */
const shared = process.env['CONVOCA_TARBALLS'] ?? mkdtempSync(join(tmpdir(), 'convoca-tarballs-'))

/** The package as it would be published, built and packed at most once per run of the gate. */
export function getTarball(name: PackageName): string {
  const folder = join(shared, name)
  mkdirSync(folder, { recursive: true })
  return findTarball(folder) ?? packInto(folder, join(root, 'packages', name))
}

function packInto(folder: string, source: string): string {
  runPnpm(source, 'run', 'build')
  runPnpm(source, 'pack', '--pack-destination', folder)
  const tarball = findTarball(folder)
  if (tarball === undefined) throw new Error(`Nothing was packed of ${source}`)
  return tarball
}

function findTarball(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  return file === undefined ? undefined : join(folder, file)
}
