import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LinkButton } from '../../primitives/Button/Button.tsx'
import { events, macaw } from '../events.fixtures.ts'
import { type EventAttendee, NextEventHero, type NextEventHeroProps } from './NextEventHero.tsx'

const attendees: EventAttendee[] = [
  { nick: 'riquesmp', isConfirmed: true },
  { nick: 'oliprado', isConfirmed: true },
  { nick: 'davisq', isConfirmed: true },
  { nick: 'ana_bia', isConfirmed: null },
  { nick: 'juamaral', isConfirmed: false },
]
const event = events[0]!

const meta = preview.meta({
  title: 'Dashboard/NextEventHero',
  component: NextEventHero,
  args: { event, attendees, onAnswer: fn(), now: new Date('2026-11-20T23:00:00.000Z') },
})

/** Answers at once. */
function AnsweredHero(props: NextEventHeroProps) {
  const [answer, setAnswer] = useState(props.event.answer)
  return (
    <NextEventHero
      {...props}
      event={{ ...props.event, answer }}
      onAnswer={(_id, isConfirmed) => setAnswer(isConfirmed)}
    />
  )
}

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('42:08')
    await expect(canvas.getByText('20/11/2026 - 20:42')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Não vou' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('1', false)
  },
})

export const Running = meta.story({
  args: { event: { ...event, answer: true }, now: new Date('2026-11-21T00:10:00.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Acontecendo agora')).toBeVisible()
  },
})

/** Only the first attendees of a whole squad are listed. */
export const ManyAttendees = meta.story({
  args: {
    event: { ...event, invited: 30, confirmed: 12 },
    attendees: Array.from({ length: 20 }, (_, index) => ({ nick: `jogador_${index}`, isConfirmed: true })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getByText('e mais 25')).toBeVisible()
  },
})

/** Those who plan the team's events remind the others. */
export const Reminder = meta.story({
  args: { reminder: { nicks: ['ana_bia'], onRemind: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lembrar ana_bia' }))
    await expect(args.reminder?.onRemind).toHaveBeenCalledOnce()
  },
})

/** A second press does nothing, and the focus stays. */
export const Reminded = meta.story({
  args: { reminder: { nicks: ['ana_bia', 'davisq'], status: 'sent', onRemind: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Lembrete enviado' })
    await userEvent.click(button)
    await expect(args.reminder?.onRemind).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    event: {
      ...event,
      title: 'Revisão das demos da semana com análise de posicionamento e comunicação',
      location: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba, sala dos fundos',
    },
  },
})

export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <NextEventHero
        {...args}
        actions={
          <LinkButton size="small" href="#agenda">
            Ver agenda
          </LinkButton>
        }
      />
      <NextEventHero
        {...args}
        event={{ ...events[1]!, team: macaw, startsAt: '2026-11-25T22:00:00.000Z' }}
        attendees={attendees.slice(0, 2)}
      />
    </div>
  ),
})

/** The response is given by keyboard; the focus stays on its button. */
export const Interactions = meta.story({
  render: (args) => <AnsweredHero {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: event.title })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const confirm = canvas.getByRole('button', { name: 'Vou' })
    await expect(confirm).toHaveFocus()
    await expect(confirm).toHaveAttribute('aria-pressed', 'true')
  },
})
