import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    isolate: false,
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Generous for a busy machine; what never comes still fails. No test has to name a time for what it waits for.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
