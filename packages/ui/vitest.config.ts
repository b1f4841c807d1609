import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, findBrowser } from '../../.ci/browser.ts'

const configDir = join(import.meta.dirname, '../../.storybook')

function chromium() {
  const executablePath = findBrowser()
  return playwright({
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...browserArguments,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
    contextOptions: { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' },
  })
}

/** What one browser instance shows its stories in; Storybook's runner reads it as its toolbar's values. */
function storyGlobals(appearance: 'dark' | 'light', viewport: 'wide' | 'phone') {
  return { 'storybook/test-initial-globals': { appearance, viewport: { value: viewport } } }
}

const dark = { browser: 'chromium' as const, name: 'dark', provide: storyGlobals('dark', 'wide') }
const light = { browser: 'chromium' as const, name: 'light', provide: storyGlobals('light', 'wide') }
const phone = { browser: 'chromium' as const, name: 'phone', provide: storyGlobals('dark', 'phone') }

const resolve = { conditions: ['@convoca/source', 'module', 'browser', 'development|production'] }

/** A story may wait several times for what a busy machine brings late. */
const testTimeout = 60_000

/** A broken file elsewhere must not cover the pictures of this one. */
const noOverlay = { hmr: { overlay: false } }

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr: { resolve: { conditions: ['@convoca/source', 'module', 'node', 'development|production'] } },
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
          setupFiles: ['test/unit.setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        plugins: [storybookTest({ configDir })],
        server: noOverlay,
        test: {
          name: 'stories',
          testTimeout,
          browser: {
            enabled: true,
            headless: true,
            provider: chromium(),
            instances: [
              { ...dark, name: 'stories-dark' },
              { ...light, name: 'stories-light' },
            ],
          },
        },
      },
      {
        plugins: [storybookTest({ configDir, tags: { exclude: ['no-picture'] } })],
        server: noOverlay,
        test: {
          name: 'visual',
          testTimeout,
          setupFiles: [join(import.meta.dirname, 'test/visual.setup.ts')],
          browser: {
            enabled: true,
            headless: true,
            provider: chromium(),
            instances: [
              { ...dark, name: 'visual-dark' },
              { ...light, name: 'visual-light' },
              { ...phone, name: 'visual-phone' },
            ].map((instance) => ({
              ...instance,
              // The stories project runs axe; here only the pixels count.
              provide: { ...instance.provide, 'storybook/test-provided': { a11y: false } },
            })),
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ arg, ext }) =>
                  join(import.meta.dirname, 'test/baselines', `${arg}${ext}`),
                resolveDiffPath: ({ arg, ext }) =>
                  join(import.meta.dirname, 'node_modules/.cache/visual', `${arg}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
})
