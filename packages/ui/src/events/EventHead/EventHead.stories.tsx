import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button, LinkButton } from '../../primitives/Button/Button.tsx'
import { gala, meeting, storyNow, stream } from '../events.fixtures.ts'
import { EventHead } from './EventHead.tsx'

const actions = (
  <>
    <Button variant="primary" size="large">
      Tenho interesse
    </Button>
    <LinkButton size="large" href="/events/championship/noite-de-gala">
      Ver evento
    </LinkButton>
  </>
)

const meta = preview.meta({
  title: 'Events/EventHead',
  component: EventHead,
  args: { event: gala, href: '/events/championship/noite-de-gala', actions, now: storyNow },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const head = canvas.getByRole('region', { name: 'Noite de Gala: a final no Recife' })
    await expect(head).toHaveTextContent('Presencial')
    await expect(head).toHaveTextContent('em 8 dias')
    await expect(head).toHaveTextContent('05 dez 2026 · 19:00 às 23:30')
    await expect(canvas.getByRole('link', { name: 'nordeste-gg' })).toHaveAttribute(
      'href',
      '/pro/nordeste-gg',
    )
  },
})

/** The head is the heading of all on the event's own page. */
export const OwnPage = meta.story({
  args: { event: meeting, headingLevel: 1, href: undefined, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Encontro de capitãs')
    await expect(canvas.getByRole('region')).toHaveTextContent('amanhã')
  },
})

export const Cancelled = meta.story({
  args: { event: { ...stream, isCancelled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelado')).toBeVisible()
    await expect(canvas.queryByText('Acontecendo agora')).toBeNull()
  },
})

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
    <div style={{ display: 'grid', gap: 20 }}>
      <EventHead {...args} />
      <EventHead {...args} event={stream} href={undefined} actions={undefined} />
    </div>
  ),
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'nordeste-gg' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Noite de Gala: a final no Recife' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tenho interesse' })).toHaveFocus()
  },
})
