import { defineConfig } from 'vitest/config'

/** The gate's own tests; each package has its own configuration. */
export default defineConfig({
  test: {
    name: 'gate',
    include: ['.ci/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
  },
})
