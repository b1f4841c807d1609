import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { events, macaw, thunder } from '../events.fixtures.ts'
import { WeekStrip } from './WeekStrip.tsx'

const week = [
  ...events,
  { id: '4', title: 'Treino tático', startsAt: '2026-11-22T22:00:00.000Z', href: '#treino', team: macaw },
  { id: '5', title: 'Scrim', startsAt: '2026-11-24T23:30:00.000Z', href: '#scrim', team: thunder },
  { id: '6', title: 'Fora da semana', startsAt: '2026-11-27T23:30:00.000Z', team: thunder },
]

const meta = preview.meta({
  title: 'Dashboard/WeekStrip',
  component: WeekStrip,
  args: { events: week, now: new Date('2026-11-20T23:00:00.000Z') },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const days = within(canvas.getByRole('list', { name: 'Sua semana' }))
    await expect(
      within(days.getByRole('list', { name: 'sex 20 hoje' })).getAllByRole('listitem'),
    ).toHaveLength(3)
    await expect(days.getAllByText('livre')).toHaveLength(4)
    await expect(canvas.queryByText('Fora da semana')).toBeNull()
    await expect(canvas.getByRole('list', { name: 'Cores dos times' })).toHaveTextContent('TRVARA')
  },
})

/** The events of one team, whose colour needs no explanation. */
export const OneTeam = meta.story({
  args: { events: week.filter(({ team }) => team === thunder) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Cores dos times' })).toBeNull()
  },
})

export const Empty = meta.story({
  tags: ['static'],
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('livre')).toHaveLength(7)
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    events: week.map((event) => ({
      ...event,
      title: 'Revisão das demos da semana com análise de posicionamento e comunicação',
    })),
  },
})

export const Examples = meta.story({
  render: (args) => (
    <Panel title="Sua semana">
      <WeekStrip {...args} />
    </Panel>
  ),
})

/** Tab goes through the events, day by day. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Quartas da Copa de Inverno' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Revisão das partidas' })).toHaveFocus()
  },
})
