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

/** Each in its own frame: on the first visit, and while a session is restored. */
export const Examples = meta.story({
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
        gap: 24,
        padding: 24,
      }}
    >
      {['Carregando...', 'Entrando na sua conta...'].map((loading) => (
        <div key={loading} style={{ contain: 'layout', height: 320, border: '1px solid var(--cv-border)' }}>
          <LoadingOverlay />
        </div>
      ))}
    </div>
  ),
})
