import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PresenceDot } from './PresenceDot.tsx'

const meta = preview.meta({
  title: 'Chat/PresenceDot',
  tags: ['static'],
  component: PresenceDot,
  args: { status: 'online', labelled: true },
})

export const Default = meta.story({ args: { status: 'online' } })

export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      <PresenceDot status="online" labelled />
      <PresenceDot status="away" labelled />
      <PresenceDot status="offline" labelled />
      <PresenceDot status="away" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Ausente')).toHaveLength(2)
  },
})

export const LongText = meta.story({
  args: {
    status: 'away',
    texts: { away: 'Ausente há mais de cinco minutos, volta depois do treino de quinta-feira' },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
})
