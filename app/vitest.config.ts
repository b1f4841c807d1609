import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@convoca/source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['@convoca/source', ...defaultServerConditions] } },
  test: {
    name: 'app',
    // Files of a worker share their modules: what a test changes lives in a store of its own.
    isolate: false,
    // Generous for a busy machine; what never comes still fails. No test has to name a time for what it waits for.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
