import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { doubleElimination } from '../bracket.fixtures.ts'
import { MatchRail, type RailMatch } from './MatchRail.tsx'

const names = ['Circuito Araucária #4', 'Copa Convoca', 'Liga Paulista', 'Copa Ipê']
const matches: readonly RailMatch[] = [6, 4, 8, 12].map((place, index) => {
  const match = doubleElimination[place] ?? doubleElimination[0]
  if (!match) throw new Error(`no match ${place}`)
  return {
    match: { ...match, isLive: index === 1 },
    championship: names[index] ?? '',
    href: `/championships/copa/match/${match.id}`,
  }
})

const meta = preview.meta({
  title: 'Championships/MatchRail',
  component: MatchRail,
  args: { matches, ownTeamIds: ['team-1'] },
  decorators: (Story) => (
    <Panel title="Próximas partidas" flush style={{ maxWidth: 316 }}>
      <Story />
    </Panel>
  ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Próximas partidas' }).children).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: 'Abrir partida Copa Convoca' })).toHaveAttribute(
      'href',
      '/championships/copa/match/match-5',
    )
    await expect(canvas.getByText('seu time')).toBeVisible()
  },
})

/** Each match is a tab stop. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Circuito Araucária/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Copa Convoca/ })).toHaveFocus()
  },
})

/** The rail of a guest: a match in dispute, one without a time and one whose teams are not known yet. */
export const Examples = meta.story({
  args: {
    ownTeamIds: [],
    matches: matches.slice(1).map((match, index) => ({
      ...match,
      match: { ...match.match, isLive: false, isDisputed: index === 0, scheduledAt: null },
    })),
  },
})

export const LongText = meta.story({
  args: {
    matches: matches.map((match) => ({
      ...match,
      championship: 'Circuito Interestadual de Esportes Eletrônicos do Vale do Paraíba',
      match: {
        ...match.match,
        home: match.match.home && {
          ...match.match.home,
          name: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba',
        },
      },
    })),
  },
})
