import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'

const src = join(import.meta.dirname, '../src')

/** One entry of the package: a component, and all that the library exports from its folder. */
export interface Entry {
  component: string
  /** `team-card` in `@convoca/ui/team-card`. */
  subpath: string
  /** Folder of the component below `src`, and what it exports to the package's users. */
  folder: string
  exports: Exports[]
}

/** `index.ts` is published; `app.ts` has the app's own parts, and exists in this repository alone. */
export type EntryFile = 'app.ts' | 'index.ts'

/** One `export … from` of an entry file. */
interface Exports {
  from: string
  values: string[]
  types: string[]
}

/** Every component that an entry file exports, read from the names in it. */
export function readEntries(file: EntryFile = 'index.ts'): Entry[] {
  const lines = readExports(file)
  return lines.flatMap(({ from, values }) =>
    values.filter(isComponentName).map((component) => ({
      component,
      subpath: kebab(component),
      folder: dirname(from),
      exports: lines.filter((line) => dirname(line.from) === dirname(from)),
    })),
  )
}

export function readExports(file: EntryFile = 'index.ts'): Exports[] {
  const program = parseAst(readFileSync(join(src, file), 'utf8'), { lang: 'ts' })
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return []
    const names = statement.specifiers.map(({ exported, exportKind }) => ({
      name: exported.type === 'Identifier' ? exported.name : exported.value,
      type: statement.exportKind === 'type' || exportKind === 'type',
    }))
    const from = statement.source.value.replace(/^\.\//, '')
    return {
      from,
      values: names.filter(({ type }) => !type).map(({ name }) => name),
      types: names.filter(({ type }) => type).map(({ name }) => name),
    }
  })
}

function isComponentName(name: string): boolean {
  return /^[A-Z][a-z]/.test(name) && !name.includes('_')
}

export function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
}
