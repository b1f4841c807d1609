import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readEntries, type Entry } from './entries.ts'

const src = join(import.meta.dirname, '../src')

/** The order of the layers, at the head of every style sheet: any of them may be the first one loaded. */
export const layerOrder =
  '@layer convoca-reset,radix,convoca;@layer convoca.tokens,convoca.base,convoca.modes;\n'

/** Vite writes a worker's address in two steps; other bundlers look for the plain one. */
const wrappedWorker =
  /new URL\(\s*\/\* @vite-ignore \*\/\s*new URL\(("[^"]+"), import\.meta\.url\)\.href,[^)]*\)/
const plainWorker = 'new URL($1, import.meta.url)'

/**
 * Vite wraps each dynamic import in a helper, which preloads nothing here. In a user's Vite build its name would stand
 * twice in a module.
 */
const preloadHelper = '__vitePreload'
const plainImport = 'importPart'
const plainHelper = `const ${plainImport} = (load) => load();\nexport { ${plainImport} };\n`

/**
 * The files that users import by name: for each component `components/<name>.js`, its types, and one style sheet with
 * the styles of everything it is made of.
 */
export function publishedFiles(): Plugin {
  /** The sheets that Vite has made, by their paths. */
  const sheets = new Map<string, string>()
  return {
    name: 'convoca:published-files',
    // This runs between Vite's reading of a style sheet and its putting it away.
    transform(code, id) {
      if (id.endsWith('.css')) sheets.set(id, code.trim())
    },
    generateBundle(_options, bundle) {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      const importsOf = (id: string) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        // A part that a component loads later is styled by its one sheet, too.
        return [...importedIds, ...dynamicallyImportedIds]
      }
      for (const entry of readEntries()) {
        const modules = withImports(
          entry.exports.map(({ from }) => join(src, from)),
          importsOf,
        )
        const styles = modules.flatMap((id) => sheets.get(id) ?? [])
        emit(`components/${entry.subpath}.js`, reexports(entry, 'js'))
        emit(`components/${entry.subpath}.d.ts`, reexports(entry, 'types'))
        emit(`components/${entry.subpath}.css`, `${layerOrder}${styles.join('\n')}\n`)
      }
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === 'asset' && name.startsWith('parts/')) delete bundle[name]
        if (file.type === 'chunk') file.code = toPlainCode(name, file.code)
      }
    },
  }
}

function toPlainCode(name: string, code: string): string {
  // Rolldown would make one object of the texts, of whose members a server component can hand on none.
  if (name === 'modules/en/index.js') return 'export * as en from "./by-component.js";\n'
  if (name.endsWith('preload-helper.js')) return plainHelper
  return code.replace(wrappedWorker, plainWorker).replaceAll(preloadHelper, plainImport)
}

/** Modules and all that they import, what is imported first. */
function withImports(roots: string[], importsOf: (id: string) => readonly string[]): string[] {
  const seen = new Set<string>()
  const ordered: string[] = []
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    for (const imported of importsOf(id)) visit(imported)
    ordered.push(id)
  }
  for (const root of roots) visit(root)
  return ordered
}

function reexports({ exports }: Entry, kind: 'js' | 'types'): string {
  return exports
    .flatMap(({ from, values, types }) => {
      const path = `'../modules/${from.replace(/\.tsx?$/, '.js')}'`
      const lines = values.length > 0 ? [`export { ${values.join(', ')} } from ${path}\n`] : []
      if (kind === 'types' && types.length > 0)
        lines.push(`export type { ${types.join(', ')} } from ${path}\n`)
      return lines
    })
    .join('')
}
