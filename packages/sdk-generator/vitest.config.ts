import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    isolate: false,
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // A busy machine is slow; what never ends still fails.
    testTimeout: 30_000,
  },
})
