import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LinkButton } from '../../primitives/Button/index.ts'
import { NextEvents, type NextEvent } from './NextEvents.tsx'

const events: NextEvent[] = [
  {
    id: '1',
    title: 'Treino de entradas no Bind',
    kind: 'Treino',
    startsAt: '2026-08-03T23:00:00.000Z',
    endsAt: '2026-08-04T01:00:00.000Z',
    location: 'Discord, sala Treino',
    href: '#treino',
  },
  { id: '2', title: 'Scrim contra a Onça Pintada', kind: 'Scrim', startsAt: '2026-08-05T22:30:00.000Z' },
  {
    id: '3',
    title: 'Quartas da Copa de Inverno',
    kind: 'Partida',
    startsAt: '2026-08-08T19:00:00.000Z',
    endsAt: '2026-08-08T21:00:00.000Z',
    href: '#copa',
  },
]

// Declared, so that a story may give another status.
const ready: { status: 'loading' | 'ready' | 'error' } = { status: 'ready' }

const meta = preview.meta({
  title: 'Teams/NextEvents',
  component: NextEvents,
  args: { ...ready, events, onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Treino · 20:00–22:00 · Discord, sala Treino')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Quartas da Copa de Inverno' })).toBeVisible()
  },
})

export const Empty = meta.story({
  args: { events: [], emptyAction: <LinkButton href="#novo">Marcar treino</LinkButton> },
})
export const Loading = meta.story({ args: { events: [], status: 'loading' } })
export const Failed = meta.story({ args: { events: [], status: 'error' } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    events: [
      {
        id: '1',
        title: 'Revisão das demos da semana com análise de posicionamento e comunicação em português claro',
        kind: 'Reunião',
        startsAt: '2026-08-03T23:00:00.000Z',
        location: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba, sala dos fundos',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
