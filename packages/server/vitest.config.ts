import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@convoca/source'] },
  ssr: { resolve: { conditions: ['@convoca/source'] } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    tags: [{ name: 'night', description: 'Left out by the gate of every change: `pnpm test:all` runs it.' }],
    globalSetup: ['test/global-setup.ts'],
    testTimeout: 30_000,
    // Generous for a busy machine.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    pool: 'forks',
    // Each file has a server and a database of its own: a fresh process adds nothing.
    isolate: false,
  },
})
