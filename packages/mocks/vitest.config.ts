import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@convoca/source'] },
  ssr: { resolve: { conditions: ['@convoca/source'] } },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // A busy machine is slow; what never ends still fails.
    testTimeout: 30_000,
  },
})
