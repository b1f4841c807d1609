import type { Manifest } from 'vite'

/** Files of a page, in the order in which they are needed. */
export interface Assets {
  scripts: readonly string[]
  sheets: readonly string[]
}

/** The scripts and sheets of modules and of everything that they import, without what the entry brings. */
export function findAssets(manifest: Manifest, modules: readonly string[]): Assets {
  const known = new Set<string>()
  const collect = (module: string): { scripts: string[]; sheets: string[] } => {
    const chunk = manifest[module]
    if (!chunk || known.has(module)) return { scripts: [], sheets: [] }
    known.add(module)
    const imported = (chunk.imports ?? []).map(collect)
    return {
      scripts: [...imported.flatMap(({ scripts }) => scripts), chunk.file],
      sheets: [...imported.flatMap(({ sheets }) => sheets), ...(chunk.css ?? [])],
    }
  }
  collect('index.html')
  const found = modules.map(collect)
  return {
    scripts: [...new Set(found.flatMap(({ scripts }) => scripts))],
    sheets: [...new Set(found.flatMap(({ sheets }) => sheets))],
  }
}
