import { join } from 'node:path'
import { defineConfig } from 'vite'
import { className, inlineClassNames } from './build/class-names.ts'
import { readExports } from './build/entries.ts'
import { publishedFiles } from './build/published-files.ts'
import { refAsProp } from './build/ref-as-prop.ts'
import manifest from './package.json' with { type: 'json' }

const external = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]
const src = join(import.meta.dirname, 'src')

/**
 * The published files: one ES module for each of ours, which use their user's React, and style sheets of their own
 * (docs/decisions/0020). Not Vite's library mode, which would write every font into the style sheet.
 */
export default defineConfig({
  plugins: [inlineClassNames(), refAsProp(), publishedFiles()],
  base: './',
  publicDir: false,
  css: { modules: { generateScopedName: className } },
  build: {
    // The style sheets of vite.styles.config.ts are there already.
    emptyOutDir: false,
    target: 'es2023',
    minify: false,
    // The source maps contain the sources, so that a debugger shows what was written.
    sourcemap: true,
    cssMinify: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      // `"use client"` is kept, because every module stays a file of its own.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
      input: {
        index: join(src, 'index.ts'),
        'en/index': join(src, 'en/index.ts'),
        'en/by-component': join(src, 'en/by-component.ts'),
        // The modules that `#english-page` of package.json names, on servers and in browsers.
        'en/english-page': join(src, 'en/english-page.ts'),
        'en/english-page.browser': join(src, 'en/english-page.browser.ts'),
        plain: join(src, 'plain.ts'),
        // Named here, so that they stay modules of their own.
        ...Object.fromEntries(
          readExports().map(({ from }) => [from.replace(/\.tsx?$/, ''), join(src, from)]),
        ),
      },
      preserveEntrySignatures: 'strict',
      external: (id) =>
        !id.endsWith('.css') &&
        (id.startsWith('#') || external.some((name) => id === name || id.startsWith(`${name}/`))),
      output: {
        preserveModules: true,
        preserveModulesRoot: src,
        entryFileNames: 'modules/[name].js',
        chunkFileNames: 'modules/[name].js',
        assetFileNames: 'parts/[name]-[hash][extname]',
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } } },
})
