import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@convoca/source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['@convoca/source', ...defaultServerConditions] } },
  test: {
    name: 'app',
    // Files of a worker share their modules: what a test changes lives in a store of its own.
    isolate: false,
    testTimeout: 30_000,
    // A busy machine is slow; a missing result still fails.
    expect: { poll: { timeout: 10_000 } },
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
