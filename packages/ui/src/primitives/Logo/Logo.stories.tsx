import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Logo } from './Logo.tsx'

const meta = preview.meta({ title: 'Primitives/Logo', tags: ['no-text'], component: Logo })

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

export const Interactions = meta.story({
  args: { href: '/', compact: true, onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'CONVOCA' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
