import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Logo } from './Logo.tsx'

const meta = preview.meta({ title: 'Primitives/Logo', component: Logo })

export const Default = meta.story({})

export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' }}>
      <Logo size="s" />
      <Logo />
      <Logo size="l" />
      <Logo compact size="l" />
    </div>
  ),
})

export const AsLink = meta.story({
  args: { href: '/', compact: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'CONVOCA' })).toHaveFocus()
  },
})
