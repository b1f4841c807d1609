import { realpathSync } from 'node:fs'
import { join } from 'node:path'

const ui = process.env.UI_FOLDER
const here = import.meta.dirname
const dependencies = join(realpathSync(join(here, 'node_modules/@convoca/ui')), '../..')
const { refAsProp } = await import(join(ui, 'build/ref-as-prop.ts'))

/** Stories are compiled without Storybook and with the React of this app, so that they can render the packed files. */
// oxlint-disable-next-line import/no-default-export -- as Vite reads it
export default {
  root: here,
  logLevel: 'warn',
  // The plugin makes the sources like the published files: under React 18 a function component gets no `ref`.
  plugins: [refAsProp()],
  resolve: {
    dedupe: ['react', 'react-dom'],
    alias: [
      // One copy: elements among the props of a story are rendered inside packed components.
      { find: /^@radix-ui\/themes(?=\/|$)/, replacement: join(dependencies, '@radix-ui/themes') },
      { find: 'ui-source', replacement: ui },
      { find: /^.*\/\.storybook\/preview\.tsx$/, replacement: join(ui, 'test/preview-stub.ts') },
      { find: 'storybook/test', replacement: join(here, 'storybook-test-stub.js') },
    ],
  },
  build: {
    rolldownOptions: {
      input: ['index.html', 'quick-start.html', 'recipe.html', 'every.html'].map((page) => join(here, page)),
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
    },
  },
}
