import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { BadgeList, type TeamBadge } from './BadgeList.tsx'

const badges: TeamBadge[] = [
  {
    id: '1',
    name: 'Fundador',
    description: 'Entre os primeiros cem times da Convoca.',
    receivedAt: '2025-03-12T15:00:00.000Z',
  },
  {
    id: '2',
    name: 'Campeão da Copa de Inverno',
    description: 'Primeiro lugar, sem perder uma série.',
    receivedAt: '2026-07-20T15:00:00.000Z',
  },
  { id: '3', name: 'Jogo limpo', receivedAt: '2026-05-02T15:00:00.000Z' },
]

// Declared, so that a story may give another status.
const ready: { status: 'loading' | 'ready' | 'error' } = { status: 'ready' }

const meta = preview.meta({
  title: 'Teams/BadgeList',
  component: BadgeList,
  args: { ...ready, badges, onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText('desde 12 mar 2025')).toBeVisible()
  },
})

export const Empty = meta.story({ args: { badges: [] } })
export const Loading = meta.story({ args: { badges: [], status: 'loading' } })
export const Failed = meta.story({ args: { badges: [], status: 'error' } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    badges: [
      {
        id: '1',
        name: 'Hipopotomonstrosesquipedaliofóbico',
        description: 'Pela participação em todas as etapas do circuito, sem nenhuma ausência. '.repeat(4),
        receivedAt: '2026-05-02T15:00:00.000Z',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
