import type { Plugin } from 'vite'

/** `virtual:components`, the content of the library's components.json, for docs pages and controls. */
export const componentList: Plugin = {
  name: 'convoca:component-list',
  resolveId: (id) => (id === 'virtual:components' ? `\0${id}` : null),
  async load(id) {
    if (id !== '\0virtual:components') return null
    const { listDocumentedComponents } = await import('../packages/ui/build/components-json.ts')
    return `export const components = ${JSON.stringify(listDocumentedComponents())}`
  },
}
