import { defineConfig } from 'vitest/config'
import base from '../vitest.config.ts'

/** Counted runs: long versions of tests, on the same database. (`mergeConfig` would add to the tests of `include`.) */
export default defineConfig({
  ...base,
  test: { ...base.test, name: 'bench', include: ['bench/**/*.bench.ts'], testTimeout: 30 * 60_000 },
})
