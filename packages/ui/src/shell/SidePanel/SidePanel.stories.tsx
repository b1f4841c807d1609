import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SidePanel } from './SidePanel.tsx'

const meta = preview.meta({
  title: 'Shell/SidePanel',
  component: SidePanel,
  parameters: { layout: 'fullscreen' },
  args: { children: <p style={{ padding: 16 }}>Suas conversas ficam aqui.</p> },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary', { name: 'Painel lateral' })
    await expect(panel.getBoundingClientRect().width).toBe(320)
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: { children: 'Pneumoultramicroscopicossilicovulcanoconiótico'.repeat(4) },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary')
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary').getBoundingClientRect()
    await expect([panel.width, panel.height]).toEqual([window.innerWidth, window.innerHeight])
  },
})
