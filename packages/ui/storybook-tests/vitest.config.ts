import { defineConfig } from 'vitest/config'

/** Builds the workshop once and opens it in Chromium: its pages, and the main components in hard circumstances. */
export default defineConfig({
  test: {
    name: 'workshop',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    globalSetup: ['build.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One browser at a time: each file starts its own.
    fileParallelism: false,
  },
})
