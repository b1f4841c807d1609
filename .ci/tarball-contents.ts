/** The contents that a published tarball must have besides code that resolves. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  repository?: { url?: string; directory?: string }
}

interface SourceMap {
  sources: string[]
  sourcesContent?: (string | null)[]
}

/** A module that only imports and exports has nothing to step through. */
const isWorthAMap = (text: string) =>
  text.replaceAll(/^(import\b|export [{*])[^;]*;?$|^\/\/.*$|^"use client";$/gm, '').trim() !== ''

function findUnmapped(folder: string): string[] {
  return globSync('dist/**/*.js', { cwd: folder }).filter((file) => {
    // The bundler's own modules have no sources.
    if (file.includes('_virtual/')) return false
    const map = join(folder, `${file}.map`)
    if (!existsSync(map)) return isWorthAMap(readFileSync(join(folder, file), 'utf8'))
    const { sources, sourcesContent = [] }: SourceMap = JSON.parse(readFileSync(map, 'utf8'))
    return sources.some((_source, index) => !sourcesContent[index])
  })
}

/** Fields that only this repository can use (.pnpmfile.mjs takes them out of the packed manifest). */
function findRepositoryOnly(manifest: Manifest): string[] {
  const fields = ['scripts', 'devDependencies'].filter((field) => field in manifest)
  return JSON.stringify(manifest).includes('@convoca/source') ? [...fields, '@convoca/source'] : fields
}

/** Sections of a specification, and documents of this repository that no package contains. */
const internalReference =
  /\bdocs\/(?:product|decisions|measurements)\b|\b(?:decision \d{4}|[Rr]equirement \d{3})\b|§|\bMUST\b/

/** Files that refer to what their readers do not have. The fonts are no texts, and a shipped style sheet of others is theirs. */
const findInternalReferences = (folder: string) =>
  globSync('{dist,examples}/**/*.{js,mjs,ts,mts,json,map,md}', { cwd: folder })
    .concat('README.md', 'CHANGELOG.md')
    .filter((file) => existsSync(join(folder, file)))
    .flatMap((file) => {
      const [found] = internalReference.exec(readFileSync(join(folder, file), 'utf8')) ?? []
      return found === undefined ? [] : [`${file} refers to ${found}`]
    })

export interface Contents {
  files: readonly string[]
  /** Every module has a source map. */
  hasMaps: boolean
  /** Every class has its styles (styled-classes.ts). */
  hasStyles?: boolean
}

/** The faults of an unpacked tarball, each as a sentence. */
export function findFaults(folder: string, { files, hasMaps }: Contents): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const missing = files.filter((file) => !existsSync(join(folder, file)))
  const unmapped = hasMaps ? findUnmapped(folder) : []
  return [
    ...missing.map((file) => `${file} is missing`),
    ...findInternalReferences(folder),
    ...(manifest.repository?.url && manifest.repository.directory ? [] : ['it names no repository']),
    ...(unmapped.length > 0 ? [`no source map with its sources for ${unmapped.join(', ')}`] : []),
    ...findRepositoryOnly(manifest).map(
      (part) => `package.json has ${part}, which is of use in the repository alone`,
    ),
  ]
}
