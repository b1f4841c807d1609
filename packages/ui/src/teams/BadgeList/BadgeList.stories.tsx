import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { BadgeList, type BadgeListProps, type TeamBadge } from './BadgeList.tsx'

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

/** A flat drawing as a data address. */
const icon = (ground: string, mark: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${ground}"/><path d="M20 8l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" fill="${mark}"/></svg>`,
  )}`

/** The retry loads the badges. */
function RetriedList(props: BadgeListProps) {
  const [status, setStatus] = useState(props.status)
  return <BadgeList {...props} status={status} onRetry={() => setStatus('ready')} />
}

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
})

/**
 * The badges on a team's overview, with pictures and without; and of a team that is still to earn its first
 * one.
 */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Panel title="Insígnias">
        <BadgeList
          badges={badges.map((badge, place) =>
            place === 2
              ? badge
              : { ...badge, iconUrl: place === 0 ? icon('indigo', 'gold') : icon('teal', 'white') },
          )}
        />
      </Panel>
      <Panel title="Insígnias do Novo Time">
        <BadgeList badges={[]} />
      </Panel>
    </div>
  ),
})

/** After a failure the badges come by the keyboard alone. */
export const Interactions = meta.story({
  args: { status: 'error' },
  render: (args) => <RetriedList {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3)
  },
})
