import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { NewPasswordLayout } from './NewPasswordLayout.tsx'
import { BackdropArt } from './BackdropArt.tsx'

const meta = preview.meta({
  title: 'Forms/NewPasswordLayout',
  component: NewPasswordLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: <h1>NOVA SENHA</h1> },
})

/** Stories run under reduced motion: the first picture stays, and there is nothing to pause. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Pictures = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))', gap: 8 }}>
      {[0, 1, 2, 3].map((picture) => (
        <div key={picture} style={{ position: 'relative', isolation: 'isolate', aspectRatio: '16 / 9' }}>
          <BackdropArt picture={picture} />
        </div>
      ))}
    </div>
  ),
})
