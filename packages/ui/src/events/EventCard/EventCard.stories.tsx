import { Star } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { gala, meeting, stream } from '../events.fixtures.ts'
import { EventCard } from './EventCard.tsx'

const interest = (
  <Button size="small" icon={<Star aria-hidden="true" />} aria-pressed={false}>
    Tenho interesse
  </Button>
)

const meta = preview.meta({
  title: 'Events/EventCard',
  component: EventCard,
  args: { event: gala, href: '/events/championship/noite-de-gala', action: interest },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Noite de Gala: a final no Recife' })).toHaveAttribute(
      'href',
      '/events/championship/noite-de-gala',
    )
    await expect(canvas.getByRole('article')).toHaveTextContent('Campeonato')
    await expect(canvas.getByText('1.848 com interesse')).toBeVisible()
  },
})

export const Live = meta.story({
  args: { event: stream },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('agora')).toBeVisible()
    await expect(canvas.getByText('On-line')).toBeVisible()
  },
})

export const Cancelled = meta.story({ args: { event: { ...meeting, isCancelled: true }, action: undefined } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    event: {
      ...gala,
      title:
        'Circuito Interestadual de Esportes Eletrônicos do Vale do Paraíba e Inconstitucionalissimamente',
      place: 'Centro de Convenções Professor Doutor Inconstitucionalissimamente',
    },
  },
})

export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <EventCard {...args} />
      <EventCard {...args} event={meeting} />
      <EventCard {...args} event={stream} />
      <EventCard {...args} event={{ ...meeting, isCancelled: true }} action={undefined} />
    </div>
  ),
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tenho interesse' })).toHaveFocus()
  },
})
