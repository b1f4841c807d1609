import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config'
import suites from '../vitest.config.ts'

/** The benchmarks run in the same browser as the stories, without Storybook and with React's production build. */
function storyBrowser() {
  const projects: readonly unknown[] = suites.test?.projects ?? []
  for (const project of projects) {
    const { test } = project as ViteUserConfig
    if (test?.name === 'stories' && test.browser) return test.browser
  }
  throw new Error('vitest.config.ts has no project "stories"')
}

export default mergeConfig(
  { resolve: { conditions: ['@convoca/source', 'module', 'browser', 'development|production'] } },
  defineConfig({
    root: import.meta.dirname,
    cacheDir: '../node_modules/.cache/bench',
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] },
    test: {
      include: ['*.bench.tsx'],
      browser: { ...storyBrowser(), instances: [{ browser: 'chromium' }] },
    },
  }),
)
