import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { bracketTeams } from '../bracket.fixtures.ts'
import { StandingsTable, type StandingsRow } from './StandingsTable.tsx'

const rows: readonly StandingsRow[] = bracketTeams.slice(0, 4).map((team, index) => ({
  rank: index + 1,
  team,
  points: 3 - index,
  played: 3,
  wins: 3 - index,
  losses: index,
  gameDifference: 5 - index * 3,
  buchholz: 3 + index,
}))

const meta = preview.meta({
  title: 'Championships/StandingsTable',
  component: StandingsTable,
  tags: ['static'],
  args: { label: 'Grupo 1', rows, qualifiers: 2, ownTeamIds: ['team-2'] },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [, first, second] = within(canvas.getByRole('table', { name: 'Grupo 1' })).getAllByRole('row')
    await expect(first).toHaveTextContent('1PPro Players BR (classificado)3330+5')
    await expect(second).toHaveTextContent('Arara Vermelha (seu time) (classificado)')
  },
})

/** The table of a Swiss stage, with a team that was deleted. */
export const Examples = meta.story({
  render: () => (
    <Panel title="Classificação" flush>
      <StandingsTable
        label="Classificação"
        hasBuchholz
        rows={rows.map((row, index) => (index === 3 ? { ...row, team: null } : row))}
      />
    </Panel>
  ),
})

const decisions: readonly Pick<StandingsRow, 'decidedBy'>[] = [
  {},
  { decidedBy: { criterion: 'BUCHHOLZ', ahead: 5, behind: 4 } },
  { decidedBy: { criterion: 'LOT', ahead: null, behind: null } },
]

/** The criteria that have decided between teams that are level on points. */
export const Decided = meta.story({
  args: { hasBuchholz: true, rows: rows.map((row, index) => ({ ...row, points: 2, ...decisions[index] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Desempate: buchholz, 4 contra 5')).toBeVisible()
    await expect(canvas.getByText('Desempate: sorteio')).toBeVisible()
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    rows: rows.map((row) => ({
      ...row,
      points: 1024,
      team: row.team && { ...row.team, name: 'Associação Atlética Desportiva de Pindamonhangaba' },
    })),
  },
})
