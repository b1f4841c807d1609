import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@convoca/source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['@convoca/source', ...defaultServerConditions] } },
  test: {
    name: 'app',
    testTimeout: 30_000,
    // A busy machine takes its time; what never comes fails all the same.
    expect: { poll: { timeout: 10_000 } },
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
