import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@convoca/source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['@convoca/source', ...defaultServerConditions] } },
  test: {
    name: 'app',
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
