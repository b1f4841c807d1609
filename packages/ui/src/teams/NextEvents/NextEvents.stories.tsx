import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LinkButton } from '../../primitives/Button/Button.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { NextEvents, type NextEvent, type NextEventsProps } from './NextEvents.tsx'

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

/** The retry loads the events. */
function RetriedEvents(props: NextEventsProps) {
  const [status, setStatus] = useState(props.status)
  return <NextEvents {...props} status={status} onRetry={() => setStatus('ready')} />
}

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
    await expect(canvas.getByText('sáb')).toBeVisible()
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
        href: '#revisao',
        location: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba, sala dos fundos',
      },
    ],
  },
})

/** The events on an overview with the way to the whole agenda, and before anything is planned. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Panel
        title="Próximos eventos"
        actions={
          <LinkButton size="small" variant="ghost" href="#agenda">
            Ver agenda
          </LinkButton>
        }
      >
        <NextEvents events={events} />
      </Panel>
      <Panel title="Próximos jogos">
        <NextEvents events={[]} emptyAction={<LinkButton href="#novo">Marcar jogo</LinkButton>} />
      </Panel>
    </div>
  ),
})

/** After a failure it is asked again; then Tab goes through the events that have a page. */
export const Interactions = meta.story({
  args: { status: 'error' },
  render: (args) => <RetriedEvents {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Treino de entradas no Bind' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Quartas da Copa de Inverno' })).toHaveFocus()
  },
})
