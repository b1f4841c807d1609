import preview from '../../../../../.storybook/preview.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'

const meta = preview.meta({
  title: 'Shell/LoadingOverlay',
  component: LoadingOverlay,
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({})
