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

/**
 * The style sheets that are not one component's: `theme.css`, `radix.css` and `styles.css`. Each is a build of its own, whose
 * mode is its name, without code splitting: Vite would write the styles of what is imported dynamically into other sheets.
 */
export default defineConfig(({ mode }) => ({
  plugins: [sheetEntries()],
  base: './',
  publicDir: false,
  css: { modules: { generateScopedName: className } },
  build: {
    // `build/build.ts` has emptied it.
    emptyOutDir: false,
    target: 'es2023',
    cssMinify: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Only the style sheets are kept of this build: `"use client"` and what is loaded when do not matter in it.
      onLog: (level, log, handle) => {
        if (!['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'].includes(log.code ?? ''))
          handle(level, log)
      },
      input: { [mode]: mode },
      preserveEntrySignatures: 'strict',
      external: (id) => !/^[./\0]/.test(id) && !(id in sheets) && !id.endsWith('.css'),
      output: {
        codeSplitting: false,
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? '[name][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
}))
