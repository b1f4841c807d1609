import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ActivityFeed } from './ActivityFeed.tsx'
import { ActivityFilters, type ActivityFilter } from './ActivityFilters.tsx'
import { storyActivities } from './activities.fixtures.ts'

// Declared, so that a story may give another status.
const ready: { status: 'loading' | 'ready' | 'error' } = { status: 'ready' }

const meta = preview.meta({
  title: 'Teams/ActivityFeed',
  component: ActivityFeed,
  args: { ...ready, activities: storyActivities, onRetry: fn(), onLoadMore: fn() },
})

export const Default = meta.story({})

export const Empty = meta.story({
  args: { activities: [], emptyAction: <Button>Limpar filtros</Button> },
})
export const Loading = meta.story({
  args: { activities: [], status: 'loading' },
})
export const Failed = meta.story({
  args: { activities: [], status: 'error' },
})
export const Phone = meta.story({ args: { hasMore: true }, globals: { viewport: { value: 'phone' } } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    activities: [
      {
        id: '1',
        kind: 'COMMUNICATION_SENT',
        actor: { id: 'u', nick: 'um_nick_bem_comprido' },
        target: 'Mudança de horário do treino por causa da manutenção da rede elétrica de Pindamonhangaba',
        createdAt: '2026-11-20T22:40:00Z',
      },
    ],
  },
})

/** The feed with its filters, as a page of a team shows it. */
export const Examples = meta.story({
  render: function Filtered(args) {
    const [filter, setFilter] = useState<ActivityFilter>({ kind: null, period: 'ALL' })
    const shown = args.activities.filter(({ kind }) => filter.kind === null || kind === filter.kind)
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <ActivityFilters value={filter} onChange={setFilter} />
        <ActivityFeed {...args} activities={shown} />
      </div>
    )
  },
  args: { hasMore: true },
})

export const Interactions = meta.story({
  args: { hasMore: true },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('heading').map((each) => each.textContent)).toEqual([
      'Hoje',
      'Ontem',
      '30 ago 2026',
    ])
    const today = canvas.getByRole('list', { name: 'Hoje' })
    await expect(today).toHaveTextContent('ana_bia publicou o comunicado Treino de sexta às 20h')
    await expect(canvas.getByText('há 20 min')).toHaveAttribute('title', '20/11/2026 - 19:40')
    await userEvent.tab()
    await expect(canvas.getAllByRole('link', { name: 'ana_bia' })[0]).toHaveFocus()
    canvas.getByRole('button', { name: 'Carregar mais' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
})
