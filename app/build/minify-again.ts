import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Terser after Vite's own minifier: it inlines what the first pass leaves behind (class names of style modules, defaults that are
 * read once), which is 1.7 kB of gzip on a guest's page. Alone it is worse than Vite's for the largest chunk (docs/decisions/0278).
 */
export function minifyAgain(): Plugin {
  return {
    name: 'convoca:minify-again',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 3 } })
          if (code !== undefined) chunk.code = code
        }
      },
    },
  }
}
