import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@convoca/source'] },
  ssr: { resolve: { conditions: ['@convoca/source'] } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    tags: [{ name: 'night', description: 'Left out by the gate of every change: `pnpm test:all` runs it.' }],
    globalSetup: ['test/global-setup.ts'],
    // Generous for a busy machine; what never comes still fails. No test has to name a time for what it waits for.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 180_000,
    pool: 'forks',
    // Each file has a server and a database of its own: a fresh process adds nothing.
    isolate: false,
  },
})
