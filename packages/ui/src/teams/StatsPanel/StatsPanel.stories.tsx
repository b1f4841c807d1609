import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { StatsPanel, type StatsPanelProps, type TeamStats } from './StatsPanel.tsx'

const stats: TeamStats = {
  wins: 18,
  losses: 6,
  upcoming: [
    {
      id: 'u1',
      opponent: 'Onça Pintada',
      opponentHref: '#onca',
      startsAt: '2026-08-08T23:00:00.000Z',
      isLive: true,
      score: '1 × 1',
      championship: 'Copa Convoca de Inverno',
    },
    { id: 'u2', opponent: 'Kraken do Sul', startsAt: '2026-08-15T22:30:00.000Z' },
  ],
  played: [
    {
      id: 'p1',
      opponent: 'Curupira',
      playedAt: '2026-07-20T23:00:00.000Z',
      result: 'WIN',
      score: '2–0',
      championship: 'Liga Universitária',
      change: 19,
    },
    {
      id: 'p2',
      opponent: 'Sabiá Gaming',
      playedAt: '2026-07-18T23:00:00.000Z',
      result: 'LOSS',
      score: '1–2',
      change: -12,
    },
    { id: 'p3', opponent: 'Onça Pintada', playedAt: '2026-07-11T23:00:00.000Z', result: 'WIN', score: '2–1' },
    { id: 'p4', opponent: 'Vira-Lata Caramelo', playedAt: '2026-07-04T23:00:00.000Z', result: 'WIN' },
    {
      id: 'p5',
      opponent: 'Kraken do Sul',
      playedAt: '2026-06-27T23:00:00.000Z',
      result: 'LOSS',
      score: '0–2',
    },
    { id: 'p6', opponent: 'Curupira', playedAt: '2026-06-20T23:00:00.000Z', result: 'WIN', score: '2–0' },
  ],
}

// Declared, so that a story may leave them out.
const full: { stats: TeamStats | undefined; status: 'loading' | 'ready' | 'error' } = {
  stats,
  status: 'ready',
}

const meta = preview.meta({
  title: 'Teams/StatsPanel',
  component: StatsPanel,
  args: { ...full, onRetry: fn() },
})

export const Default = meta.story({
  tags: ['screenshot-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('75%')).toBeVisible()
    await expect(canvas.getByText('Ao vivo agora')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'contra Onça Pintada' })).toHaveAttribute('href', '#onca')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
  },
})

export const Unplayed = meta.story({
  args: { stats: { wins: 0, losses: 0, upcoming: [], played: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma partida marcada.')).toBeVisible()
    await expect(canvas.getByText('Ainda sem partidas.')).toBeVisible()
  },
})

export const Loading = meta.story({ args: { status: 'loading', stats: undefined } })

export const Failed = meta.story({ args: { status: 'error', stats: undefined } })

/** The first request fails, the second returns the results. */
function LiveStats(props: StatsPanelProps) {
  const [failed, setFailed] = useState(true)
  return (
    <StatsPanel
      {...props}
      status={failed ? 'error' : 'ready'}
      stats={failed ? undefined : stats}
      onRetry={() => setFailed(false)}
    />
  )
}

/** "Tentar de novo", then the opponents that have a page. */
export const Interactions = meta.story({
  render: (args) => <LiveStats {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('75%')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'contra Onça Pintada' })).toHaveFocus()
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    stats: {
      ...stats,
      wins: 12345,
      upcoming: [
        {
          id: 'u1',
          opponent: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba',
          startsAt: '2026-08-08T23:00:00.000Z',
          championship: 'Grande Circuito Interestadual de Inverno das Universidades do Vale do Paraíba',
        },
      ],
    },
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'narrow' } },
})
