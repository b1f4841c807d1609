import { defineConfig } from 'vitest/config'

/** The gate's own tests; each package has its own configuration. */
export default defineConfig({
  test: {
    name: 'gate',
    include: ['.ci/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // Generous for a busy machine; what never comes still fails. No test has to name a time for what it waits for.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
