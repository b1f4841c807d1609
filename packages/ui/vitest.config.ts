import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { BrowserConfigOptions } from 'vitest/node'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { Plugin } from 'vite'
import { browserLaunchOptions } from '../../.ci/browser.ts'
import { componentList } from '../../.storybook/component-list.ts'
import { canCompareScreenshots } from '../../.ci/screenshots.ts'
import { findMatch, keepMatch } from './test/screenshots/commands.ts'
import { readWholeRadixSheet } from './build/radix-css.ts'
import { diffs, expected } from './test/screenshots/folders.ts'

const configDir = join(import.meta.dirname, '../../.storybook')

/** The gate of every change: in dark alone, and without the stories that have the tag `night`. */
const isDay = process.env['STORY_VARIANTS'] === 'dark'

/**
 * Calls a function of `module` in every file of stories. As a setup file it would hold for the first file alone: a page
 * that several files share evaluates a module once.
 */
const inEveryFile = (name: string, module: string): Plugin => ({
  name: `convoca:${name}`,
  enforce: 'pre',
  transform: (code, id) =>
    /\.stories\.tsx(\?|$)/.test(id)
      ? `${code}\nimport { ${name} } from '${join(import.meta.dirname, module)}'\n${name}()\n`
      : undefined,
})

/** `virtual:whole-radix-sheet`: what the library's sheet of Radix Themes was cut from. */
const wholeRadixSheet: Plugin = {
  name: 'convoca:whole-radix-sheet',
  resolveId: (id) => (id === 'virtual:whole-radix-sheet' ? `\0${id}` : null),
  load: (id) =>
    id === '\0virtual:whole-radix-sheet'
      ? `export const wholeRadixSheet = ${JSON.stringify(readWholeRadixSheet())}`
      : null,
}

const unit: TestProjectInlineConfiguration = {
  plugins: [componentList],
  resolve: { conditions: ['@convoca/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@convoca/source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'unit',
    environment: 'jsdom',
    // Generous for a busy machine; what never comes still fails. No test has to name a time for what it waits for.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Loading jsdom and the components anew for each file takes longer than the tests.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/unit.setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
}

/** One object a project, each of which names its instances. */
const createBrowser = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: browserLaunchOptions(
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
    ),
    contextOptions: { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' }],
  commands: { findMatch, keepMatch },
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch',
      // Rounded edges may be drawn anew a few pixels differently, the more of them the larger the screenshot;
      // a dot of 6 px, the smallest sign of the library, is 28.
      comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 24 },
      resolveScreenshotPath: ({ arg, ext }) => join(expected, `${arg}${ext}`),
      resolveDiffPath: ({ arg, ext }) => join(diffs, `${arg}${ext}`),
    },
  },
})

/** Every story once, those of the night by night alone: its play function, then axe and screenshots in both appearances (test/story-checks.ts). */
const stories: TestProjectInlineConfiguration = {
  plugins: [
    storybookTest({ configDir, tags: { exclude: isDay ? ['night'] : [] } }),
    inEveryFile('checkStories', 'test/story-checks.ts'),
    wholeRadixSheet,
  ],
  // Found only while stories run, it would reload the page under them.
  optimizeDeps: { include: ['@storybook/addon-a11y/preview'] },
  // A broken file elsewhere must not cover the screenshots of this one.
  server: { hmr: { overlay: false } },
  test: {
    name: 'stories',
    // A story may wait several times for what a busy machine brings late.
    testTimeout: 180_000,
    // Stories follow one another on one page, which Storybook itself does: loading it anew for each file
    // takes longer than they do.
    isolate: false,
    globalSetup: [join(import.meta.dirname, 'test/screenshots/global.ts')],
    provide: {
      compareScreenshots: canCompareScreenshots(),
      variants: isDay ? 'dark' : 'all',
      // The values that Storybook's runner reads as its toolbar's.
      'storybook/test-initial-globals': { appearance: 'dark', viewport: { value: 'wide' } },
    },
    browser: createBrowser(),
  },
}

/** The app's stories and flows once more, while the browser translates the page. */
const translated: TestProjectInlineConfiguration = {
  plugins: [
    storybookTest({ configDir }),
    inEveryFile('translateStories', 'test/translation/translate-stories.ts'),
  ],
  optimizeDeps: { include: ['@storybook/addon-a11y/preview'] },
  server: { hmr: { overlay: false } },
  test: {
    name: 'translated',
    testTimeout: 180_000,
    isolate: false,
    exclude: ['**/packages/{ui,embed}/{src,stories}/**'],
    provide: { 'storybook/test-initial-globals': { appearance: 'dark', viewport: { value: 'wide' } } },
    browser: createBrowser(),
  },
}

export default defineConfig({ test: { projects: [unit, stories, translated] } })
