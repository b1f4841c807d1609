import { defineMain } from '@storybook/react-vite/node'
import { componentList } from './component-list.ts'
import { embedElements } from './embed-elements.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/embed/stories/*.stories.tsx',
    '../app/{src,stories}/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // A screen or flow of the app is no component, so it has no docs page. On one page its stories would also share a
  // service worker, and with it the state of their mocked network.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options)
        if (!/\/app\/(?:src|stories)\//.test(file)) return entries
        return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), '!autodocs'] }))
      },
    })),
  // Types of props come from `virtual:components`.
  typescript: { reactDocgen: false },
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), componentList, embedElements],
    // Resolves workspace packages to their source.
    resolve: {
      ...config.resolve,
      conditions: ['@convoca/source', 'module', 'browser', 'development|production'],
    },
    build: {
      ...config.build,
      // Stories are loaded on demand on a developer's machine: their chunk size does not matter.
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // Neither `"use client"` directives nor slow plugins are a problem here.
        onLog: (level, log, defaultHandler) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'PLUGIN_TIMINGS')
            defaultHandler(level, log)
        },
      },
    },
  }),
})
