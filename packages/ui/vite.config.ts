import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import manifest from './package.json' with { type: 'json' }

const entry = 'virtual:entry'
const external = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]

function source(path: string): string {
  return JSON.stringify(join(import.meta.dirname, 'src', path))
}

/** What is published: the theme's style sheet, which says the order of the layers, before every component's. */
function publishedEntry(): Plugin {
  return {
    name: 'convoca:entry',
    resolveId: (id) => (id === entry ? `\0${entry}` : null),
    load: (id) =>
      id === `\0${entry}`
        ? `import ${source('theme/styles.css')}\nexport * from ${source('index.ts')}`
        : null,
  }
}

/**
 * The published files: ES modules that use their user's React, and one style sheet. Not Vite's library mode, which
 * would write every font into the style sheet.
 */
export default defineConfig({
  plugins: [publishedEntry()],
  base: './',
  publicDir: false,
  build: {
    target: 'es2023',
    minify: false,
    cssMinify: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: { index: entry },
      preserveEntrySignatures: 'strict',
      external: (id) =>
        !id.endsWith('.css') && external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'styles.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } } },
})
