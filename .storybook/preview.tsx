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
import { sizeTold } from './window-size.ts'
import { startWorker } from './worker.ts'

const english: Readonly<Record<string, object | undefined>> = en

// Loaded only by the workshop's docs pages: the story runs do without its weight.
const DocsPage = lazy(() => import('./DocsPage.tsx').then((module) => ({ default: module.DocsPage })))

// A busy machine takes its time; what never comes fails all the same.
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
      // As it is written; drawing it from what is rendered fails for icons among the props.
      source: { type: 'code' },
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    a11y: {
      test: 'error',
      // Behind an open modal the page is hidden and its focus trapped; axe cannot see the trap.
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
    await sizeTold()
    return freezeClock()
  },
  decorators: [
    // Only the component's own texts change: what a story says is its data.
    (Story, { globals, args, title }) => {
      const words = globals['locale'] === 'en' ? english[title.split('/').at(-1) ?? ''] : undefined
      return words === undefined ? <Story /> : <Story args={{ ...args, texts: words }} />
    },
    (Story, { globals, parameters, viewMode }) => {
      const whole = parameters['layout'] === 'fullscreen'
      // On a docs page a whole window is a box that keeps even what is fixed inside.
      const frame = viewMode === 'docs' ? { contain: 'layout paint', height: 640, overflow: 'auto' } : {}
      const style = whole ? frame : { minHeight: 0, padding: 'var(--cv-gutter)' }
      return <ThemedStory Story={Story} globals={globals} style={style} />
    },
  ],
})
