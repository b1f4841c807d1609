import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = '\0convoca-embed:'
const source = join(import.meta.dirname, '../packages/embed/src')
const entries = ['index.ts', 'bell/sample-element.ts', 'server.tsx']
/** A built module, which no other plugin takes for a source. */
const toBuilt = (entry: string) => entry.replace(/tsx?$/, 'js')

function findEntry(id: string, importer: string | undefined): string | undefined {
  if (id === '@convoca/embed') return 'index.ts'
  if (!importer || !id.startsWith('.')) return undefined
  const path = resolve(dirname(importer), id)
  return entries.find((entry) => join(source, entry) === path)
}

/**
 * The elements as their users get them: built as a whole over their own JSX runtime, with their style sheets in them, where Storybook
 * would compile their sources with React.
 */
export const embedElements: Plugin = {
  name: 'convoca:embed-elements',
  enforce: 'pre',
  resolveId(id, importer) {
    const entry = findEntry(id, importer)
    return entry && PREFIX + toBuilt(entry)
  },
  async load(id) {
    const known = entries.find((entry) => PREFIX + toBuilt(entry) === id)
    if (known === undefined) return null
    const { bundleInMemory } = await import('../packages/embed/build/bundle.ts')
    const { code, files } = await bundleInMemory(known)
    for (const file of files) this.addWatchFile(file)
    return code
  },
}
