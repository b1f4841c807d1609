import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { sideBySide } from '../../stories/layout.ts'
import { RatingChart, type RatingEntry } from './RatingChart.tsx'
import { RatingLine } from './RatingLine.tsx'

const now = new Date('2026-11-22T12:00:00Z')

/** A match a week, of which one in three was lost. */
const history: RatingEntry[] = []
for (let week = 0, points = 1500; week < 40; week++) {
  const change = week % 3 === 1 ? -17 : 22
  points += change
  history.push({ at: new Date(now.getTime() - (40 - week) * 7 * 86_400_000).toISOString(), points, change })
}
const points = history.at(-1)?.points ?? 1500

const meta = preview.meta({
  title: 'Players/RatingChart',
  component: RatingChart,
  subcomponents: { RatingLine },
  args: { points, history, now },
})

export const Default = meta.story({})

/** The first match of somebody who lost it. */
export const FirstMatch = meta.story({
  args: { points: 1456, history: [{ at: '2026-11-20T22:00:00.000Z', points: 1456, change: -44 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−44 em 6 meses')).toBeVisible()
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { points: 10_000, history: history.map((entry) => ({ ...entry, points: entry.points * 5 })) },
})

/** The chart on a profile, and its line alone in a card. */
export const Examples = meta.story({
  render: (args) => (
    <div style={sideBySide}>
      <Panel title="Evolução dos pontos">
        <RatingChart {...args} history={history.slice(-6)} />
      </Panel>
      <Panel title="Seu ranking">
        <div style={{ display: 'grid' }}>
          <RatingLine values={history.map((entry) => entry.points)} />
        </div>
      </Panel>
    </div>
  ),
})

/** The periods by keyboard; the table has the matches of the one that is shown. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Pontos depois de cada partida' })
    await expect(within(table).getAllByRole('row')).toHaveLength(27)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '30 dias' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(5)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('+373 desde o começo')).toBeVisible()
  },
})
