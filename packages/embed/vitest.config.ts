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
    // A busy machine is slow; what never ends still fails.
    testTimeout: 30_000,
  },
})
