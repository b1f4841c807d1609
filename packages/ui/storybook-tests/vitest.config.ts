import { defineConfig } from 'vitest/config'

/** Builds Storybook once and opens it in Chromium: its pages, and the main components under assistive settings. */
export default defineConfig({
  test: {
    name: 'storybook',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    globalSetup: ['build.ts'],
    testTimeout: 90_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    // One browser at a time, with a few tabs: each file starts its own.
    fileParallelism: false,
    maxConcurrency: 3,
  },
})
