import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'

const meta = preview.meta({
  title: 'Shell/LoadingOverlay',
  tags: ['static'],
  component: LoadingOverlay,
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story({})

/** The app is there: the region stays, so that it is announced when it comes back. */
export const Closed = meta.story({
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

/** Stands in a frame, which it fills. */
export const Examples = meta.story({
  render: () => (
    <div style={{ contain: 'layout', height: 320, border: '1px solid var(--cv-border)' }}>
      <LoadingOverlay />
    </div>
  ),
})
