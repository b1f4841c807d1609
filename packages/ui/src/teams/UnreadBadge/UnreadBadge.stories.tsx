import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { UnreadBadge } from './UnreadBadge.tsx'

const meta = preview.meta({
  title: 'Teams/UnreadBadge',
  tags: ['static'],
  component: UnreadBadge,
  args: { count: 3 },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 não lidos')
  },
})

export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <UnreadBadge count={1} />
      <UnreadBadge count={42} />
      <UnreadBadge count={120} />
      <UnreadBadge count={0} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
    await expect(canvas.getAllByRole('status')[3]).toBeEmptyDOMElement()
  },
})

/** The badge is not truncated beside a wrapping title, and has its own text above the limit. */
export const LongText = meta.story({
  args: { count: 12_345, limit: 999 },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12, maxWidth: 320 }}>
      <strong>Comunicados da comissão técnica e da diretoria da Associação Atlética</strong>
      <UnreadBadge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('999+')).toBeVisible()
  },
})
