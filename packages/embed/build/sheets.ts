import type { Plugin } from 'vite'

/** Stands for the text of all sheets in `src/element/styles.ts`. */
const mark = /(["'`])CONVOCA_STYLES\1/g

/**
 * Puts the style sheet that Vite makes of a bundle into its script, as a text for the shadow roots: a strict policy refuses
 * style elements, and a page loads one file.
 */
export function sheetInScript(): Plugin {
  return {
    name: 'convoca:sheet-in-script',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        let css = ''
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.css')) continue
          // Vite marks the end of a sheet with a comment.
          css += String(file.source).replaceAll(/\/\*\$vite\$:\d+\*\/|\s+$/g, '')
          delete bundle[name]
        }
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replaceAll(mark, () => JSON.stringify(css))
        }
      },
    },
  }
}
