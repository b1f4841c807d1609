import { defineConfig } from 'vitest/config'
import { ownRuntime } from './build/replaced.ts'

export default defineConfig({
  resolve: { conditions: ['@convoca/source', 'module', 'browser'], alias: ownRuntime },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  ssr: { resolve: { conditions: ['@convoca/source', 'module', 'node'] } },
  test: {
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    isolate: false,
    // Generous for a busy machine; what never comes still fails. No test has to name a time for what it waits for.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
