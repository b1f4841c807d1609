import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { className } from './build/class-names.ts'
import { layerOrder } from './build/published-files.ts'

const source = (path: string) => JSON.stringify(join(import.meta.dirname, 'src', path))

const sheets: Record<string, string> = {
  /** Once for all that uses a component's own sheet: fonts, tokens, the page. */
  theme: `import ${source('theme/theme.css')}`,
  /** The parts of Radix Themes that dialogs, menus, selects and text fields wear. */
  radix: `import ${source('theme/radix.css')}`,
  /** Everything at once. The theme says the order of the layers, so it comes first. */
  styles: `import ${source('theme/styles.css')}\nexport * from ${source('index.ts')}`,
}

function sheetEntries(): Plugin {
  return {
    name: 'convoca:sheets',
    resolveId: (id) => (id in sheets ? `\0${id}` : null),
    load: (id) => sheets[id.slice(1)] ?? null,
    generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (/\.m?js$/.test(name)) delete bundle[name]
        if (file.type === 'asset' && name.endsWith('.css')) file.source = layerOrder + String(file.source)
      }
    },
  }
}

/** The style sheets that are not one component's: `theme.css`, `radix.css` and `styles.css`. */
export default defineConfig({
  plugins: [sheetEntries()],
  base: './',
  publicDir: false,
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2023',
    cssMinify: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Only the style sheets are kept of this build: `"use client"` does not matter in it.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
      input: { theme: 'theme', radix: 'radix', styles: 'styles' },
      preserveEntrySignatures: 'strict',
      external: (id) => !/^[./\0]|^theme$|^radix$|^styles$/.test(id) && !id.endsWith('.css'),
      output: {
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? '[name][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
})
