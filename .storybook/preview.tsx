import '../packages/ui/src/theme/styles.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { ConvocaTheme } from '../packages/ui/src/theme/ConvocaTheme.tsx'
import { freezeClock } from './clock.ts'

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw()],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
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
  },
  initialGlobals: { appearance: 'dark' },
  beforeEach: () => freezeClock(),
  decorators: [
    (Story, { globals, parameters }) => {
      const whole = parameters['layout'] === 'fullscreen'
      return (
        <ConvocaTheme
          appearance={globals['appearance'] === 'light' ? 'light' : 'dark'}
          style={whole ? {} : { minHeight: 0, padding: 'var(--cv-gutter)' }}
          data-story-root=""
        >
          <Story />
        </ConvocaTheme>
      )
    },
  ],
})
