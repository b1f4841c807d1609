import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { Plugin } from 'vite'
import type { BrowserInstanceOption } from 'vitest/node'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { browserArguments, findBrowser } from '../../.ci/browser.ts'
import { whyNoPictures } from '../../.ci/pictures.ts'
import { differing, expected } from './test/pictures/folders.ts'

const checks = join(import.meta.dirname, 'test/story-checks.ts')
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

/**
 * Calls the checks in every file of stories. As a setup file they would hold for the first file alone: a page that
 * several files share reads a module once.
 */
const storyChecks: Plugin = {
  name: 'convoca:story-checks',
  enforce: 'pre',
  transform: (code, id) =>
    /\.stories\.tsx(\?|$)/.test(id)
      ? `${code}\nimport { checkStories } from '${checks}'\ncheckStories()\n`
      : undefined,
}

interface StoryProject {
  name: string
  instances: BrowserInstanceOption[]
  /** Stories with one of these tags are not run. */
  excluded?: string[]
}

/** Every story in one or more windows: its play function, axe where it is on, and a picture. */
function storyProject({ name, instances, excluded = [] }: StoryProject): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir, tags: { exclude: excluded } }), storyChecks],
    server: noOverlay,
    test: {
      name,
      testTimeout,
      // As in the workshop itself, stories follow one another on one page: loading it anew for each file takes longer than they do.
      isolate: false,
      globalSetup: [join(import.meta.dirname, 'test/pictures/global.ts')],
      provide: { pictures: whyNoPictures() === undefined },
      browser: {
        enabled: true,
        headless: true,
        provider: chromium(),
        instances,
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            // A rounded edge over a gradient may be drawn anew a few pixels differently.
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 8 },
            resolveScreenshotPath: ({ arg, ext }) => join(expected, `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) => join(differing, `${arg}${ext}`),
          },
        },
      },
    },
  }
}

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
      storyProject({
        name: 'stories',
        instances: [
          { ...dark, name: 'stories-dark' },
          { ...light, name: 'stories-light' },
        ],
      }),
      // Its plays and its axe findings are those of the wide window: here only the pixels count.
      storyProject({
        name: 'phone',
        excluded: ['no-picture'],
        instances: [{ ...phone, provide: { ...phone.provide, 'storybook/test-provided': { a11y: false } } }],
      }),
    ],
  },
})
