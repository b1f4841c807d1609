import '../packages/ui/src/theme/styles.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { lazy, Suspense, type ComponentType, type CSSProperties } from 'react'
import { configure } from 'storybook/test'
import { drawScene } from '../packages/ui/src/championships/SceneArt/draw-scene.ts'
import { sceneNames } from '../packages/ui/src/championships/SceneArt/scene.ts'
import { en } from '../packages/ui/src/en/index.ts'
import { ConvocaTheme, type Accent } from '../packages/ui/src/theme/ConvocaTheme.tsx'
import { addArgTypes } from './arg-types.ts'
import { overrideAppearance, useAppearanceOverride } from './appearance.ts'
import { brandTheme } from './brand-theme.ts'
import { freezeClock } from './clock.ts'
import { skipPlayInDocsFrame } from './docs-frame.ts'
import { waitForResizeEvent } from './window-size.ts'
import { startWorker } from './worker.ts'

const accents: readonly Accent[] = ['lime', 'mint', 'sky', 'violet', 'pink', 'orange']
const english: Readonly<Record<string, object | undefined>> = en

// Lazy: the story tests do not need it.
const DocsPage = lazy(() => import('./DocsPage.tsx').then((module) => ({ default: module.DocsPage })))

/** Nobody looks at what has passed then: its description is left out. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false'

// Generous for slow machines; what never appears still fails.
configure({ asyncUtilTimeout: 30_000 })

interface ThemedStoryProps {
  Story: ComponentType<{ globals: Record<string, unknown> }>
  globals: Record<string, unknown>
  style: CSSProperties
}

function ThemedStory({ Story, globals, style }: ThemedStoryProps) {
  const override = useAppearanceOverride()
  const appearance = override ?? (globals['appearance'] === 'light' ? 'light' : 'dark')
  return (
    <ConvocaTheme
      appearance={appearance}
      accent={accents.find((accent) => accent === globals['accent']) ?? 'lime'}
      density={globals['density'] === 'compact' ? 'compact' : 'comfortable'}
      style={style}
      data-story-root=""
    >
      <Story globals={{ ...globals, appearance }} />
    </ConvocaTheme>
  )
}

/** *Show code*: JSX that can be pasted, not the story with its test. Lazy, as the docs page. */
async function toStorySnippet(
  code: string,
  story: { component?: unknown; title: string; initialArgs: Record<string, unknown> },
) {
  const [{ toSnippet }, library, own, { components }] = await Promise.all([
    import('./show-code.ts'),
    import('../packages/ui/src/index.ts'),
    import('../packages/ui/src/app.ts'),
    import('virtual:components'),
  ])
  const documented = components.find(({ name }) => name === story.title.split('/').at(-1))
  return toSnippet({ code, component: story.component, args: story.initialArgs, library, own, documented })
}

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startWorker)],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    options: {
      storySort: { order: ['Welcome', 'Tokens', 'Flows', 'App', 'Shell', 'Teams', 'Players', 'Chat', '*'] },
    },
    docs: {
      theme: brandTheme,
      // Storybook's own snippet fails for icons in props.
      source: { type: 'code', transform: toStorySnippet },
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    a11y: {
      test: 'error',
      // Content behind an open modal is hidden and cannot be focused; axe does not detect the focus trap.
      context: { exclude: ['[data-aria-hidden="true"]'] },
      ...(isTestRun ? { options: { resultTypes: ['violations'] } } : {}),
    },
    viewport: {
      options: {
        wide: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Phone 320', styles: { width: '320px', height: '640px' } },
      },
    },
  },
  globalTypes: {
    appearance: {
      description: 'Appearance',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
      },
    },
    accent: {
      description: 'Accent',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: accents.map((value) => ({
          value,
          title: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
        })),
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    locale: {
      description: 'Language of the texts',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'pt-BR', title: 'Portuguese' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  initialGlobals: { appearance: 'dark', accent: 'lime', density: 'comfortable', locale: 'pt-BR' },
  argTypesEnhancers: [addArgTypes],
  // Loaded by each component that shows one, they would come after its picture was taken.
  beforeAll: () => {
    for (const name of sceneNames) drawScene(name)
  },
  beforeEach: async () => {
    overrideAppearance(undefined)
    skipPlayInDocsFrame()
    await waitForResizeEvent()
    return freezeClock()
  },
  decorators: [
    // Translates only the component's own texts; the texts in a story's args are data.
    (Story, { globals, args, title }) => {
      const texts = globals['locale'] === 'en' ? english[title.split('/').at(-1) ?? ''] : undefined
      return texts === undefined ? <Story /> : <Story args={{ ...args, texts }} />
    },
    (Story, { globals, parameters, viewMode }) => {
      const isFullscreen = parameters['layout'] === 'fullscreen'
      // A docs page shows a fullscreen story in a box that also contains fixed elements.
      const frame = viewMode === 'docs' ? { contain: 'layout paint', height: 640, overflow: 'auto' } : {}
      const style = isFullscreen ? frame : { minHeight: 0, padding: 'var(--cv-gutter)' }
      return <ThemedStory Story={Story} globals={globals} style={style} />
    },
  ],
})
