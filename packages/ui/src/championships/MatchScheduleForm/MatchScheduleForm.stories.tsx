import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { BracketMatch, MatchTeam } from '../match.ts'
import { MatchScheduleForm } from './MatchScheduleForm.tsx'

const team = (id: string, name: string): MatchTeam => ({ id, name, tag: id })

const base = {
  bracket: 'WINNERS',
  bestOf: 3,
  home: null,
  away: null,
  state: 'WAITING',
  homeScore: null,
  awayScore: null,
  winner: null,
} as const

const semifinals: readonly BracketMatch[] = [
  {
    ...base,
    id: '1',
    number: 1,
    round: 1,
    position: 1,
    state: 'READY',
    home: team('TRV', 'Trovão Esports'),
    away: team('LOB', 'Lobos da Serra'),
    scheduledAt: '2026-11-28T18:00:00.000Z',
  },
  { ...base, id: '2', number: 2, round: 1, position: 2, home: team('RAI', 'Raio Azul') },
]
const matches: readonly BracketMatch[] = [
  ...semifinals,
  { ...base, id: '3', number: 3, round: 2, position: 1 },
]

const meta = preview.meta({
  title: 'Championships/MatchScheduleForm',
  component: MatchScheduleForm,
  args: { matches, checkedInIds: ['1'], onSave: fn(async () => true) },
})

export const Default = meta.story({})

/** The form while it is saved, and with what the server refuses. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <MatchScheduleForm {...args} submitting />
      <MatchScheduleForm
        {...args}
        error="Esta partida não está aberta."
        texts={{ label: 'Horários recusados', preview: 'Horários recusados' }}
      />
    </div>
  ),
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    matches: semifinals.map((match) => ({
      ...match,
      home: team('UNI', 'Associação Atlética Acadêmica da Universidade do Vale do Paraíba'),
    })),
    texts: { preview: 'Os horários de cada uma das partidas desta rodada, antes que sejam salvos' },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Primeiras partidas em/, { selector: 'input' }), '28112026')
    await userEvent.type(canvas.getByLabelText(/^Horário/, { selector: 'input' }), '1600')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** A missing value is named at its field; the times are shown before they are saved, and those that change are saved. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const start = canvas.getByLabelText(/^Primeiras partidas em/, { selector: 'input' })
    start.focus()
    await userEvent.keyboard('{Enter}')
    await expect(start).toHaveAccessibleDescription(/Informe a data e o horário/)
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(start, '28112026')
    await userEvent.type(canvas.getByLabelText(/^Horário/, { selector: 'input' }), '1600')
    await expect(start).toBeValid()
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('check-in será refeito')
    await expect(second).toHaveTextContent('28 nov · 17:00')
    const interval = canvas.getByLabelText(/Intervalo/)
    await userEvent.clear(interval)
    await userEvent.type(interval, 'x{Enter}')
    await waitFor(() => expect(interval).toBeInvalid())
    await userEvent.clear(interval)
    await userEvent.type(interval, '30{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(args.onSave).toHaveBeenCalledWith([
      { match: matches[0], scheduledAt: new Date('2026-11-28T16:00').toISOString() },
      { match: matches[1], scheduledAt: new Date('2026-11-28T16:30').toISOString() },
    ])
  },
})
