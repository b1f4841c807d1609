import '../packages/ui/src/theme/styles.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { lazy, Suspense, type ComponentType, type CSSProperties } from 'react'
import { configure } from 'storybook/test'
import { en } from '../packages/ui/src/en/index.ts'
import { ConvocaTheme } from '../packages/ui/src/theme/ConvocaTheme.tsx'
import { overrideAppearance, useAppearanceOverride } from './appearance.ts'
import { freezeClock } from './clock.ts'
import { waitForResizeEvent } from './window-size.ts'
import { startWorker } from './worker.ts'

const english: Readonly<Record<string, object | undefined>> = en

// Lazy: the story tests do not need it.
const DocsPage = lazy(() => import('./DocsPage.tsx').then((module) => ({ default: module.DocsPage })))

// Generous for slow machines; what never appears still fails.
configure({ asyncUtilTimeout: 10_000 })

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
      density={globals['density'] === 'compact' ? 'compact' : 'comfortable'}
      style={style}
      data-story-root=""
    >
      <Story globals={{ ...globals, appearance }} />
    </ConvocaTheme>
  )
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
      // The source as written; the dynamic snippet fails for icons in props.
      source: { type: 'code' },
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
    },
    viewport: {
      options: {
        wide: { name: 'Computador 1440', styles: { width: '1440px', height: '900px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        phone: { name: 'Celular 390', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Celular 320', styles: { width: '320px', height: '640px' } },
      },
    },
  },
  globalTypes: {
    appearance: {
      description: 'Aparência',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Escuro', icon: 'moon' },
          { value: 'light', title: 'Claro', icon: 'sun' },
        ],
      },
    },
    density: {
      description: 'Densidade',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Confortável' },
          { value: 'compact', title: 'Compacta' },
        ],
      },
    },
    locale: {
      description: 'Idioma dos textos',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'pt-BR', title: 'Português' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  initialGlobals: { appearance: 'dark', density: 'comfortable', locale: 'pt-BR' },
  beforeEach: async () => {
    overrideAppearance(undefined)
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
      // On a docs page a fullscreen story is a box that also contains fixed elements.
      const frame = viewMode === 'docs' ? { contain: 'layout paint', height: 640, overflow: 'auto' } : {}
      const style = isFullscreen ? frame : { minHeight: 0, padding: 'var(--cv-gutter)' }
      return <ThemedStory Story={Story} globals={globals} style={style} />
    },
  ],
})
