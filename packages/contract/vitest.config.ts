import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // A busy machine is slow; what never ends still fails.
    testTimeout: 30_000,
  },
})
