import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { bracketTeams, doubleElimination } from '../bracket.fixtures.ts'
import type { BracketMatch } from '../match.ts'
import { MatchCard } from './MatchCard.tsx'
import { MatchList } from './MatchList.tsx'

function matchOf(number: number): BracketMatch {
  const found = doubleElimination.find((match) => match.number === number)
  if (!found) throw new Error(`no match ${number}`)
  return found
}

const [played, live, waiting] = [matchOf(1), matchOf(5), matchOf(7)]

const meta = preview.meta({
  title: 'Championships/MatchCard',
  component: MatchCard,
  subcomponents: { MatchList },
  tags: ['static'],
  args: { match: played, round: 'quartas', ownTeamIds: ['team-1'] },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [winner, loser] = canvas.getAllByRole('listitem')
    await expect(winner).toHaveTextContent('Pro Players BRseu time venceu2')
    await expect(loser).toHaveTextContent('Pixel Paraíba0')
    await expect(canvas.getByText('15 nov · 20:00')).toBeVisible()
  },
})

/** Live, waiting for its teams, in dispute and decided without being played, also by neither team; low as in a bracket. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
      {[
        live,
        waiting,
        { ...live, isLive: false, isDisputed: true },
        { ...played, isForfeit: true },
        { ...played, isForfeit: true, winner: null, homeScore: 0, awayScore: 0 },
      ].map((match, index) => (
        <MatchCard key={index} match={match} ownTeamIds={['team-1']} openHome="Vencedor M5" />
      ))}
      {[played, live, waiting].map((match) => (
        <MatchCard key={match.id} compact match={match} ownTeamIds={['team-1']} />
      ))}
    </div>
  ),
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    round: 'final da chave superior do Circuito Interestadual',
    match: {
      ...played,
      home: {
        id: 'team-1',
        tag: 'PINDA',
        name: 'Associação Atlética Desportiva Eletrônica de Pindamonhangaba',
      },
      away: bracketTeams[3] ?? null,
    },
  },
})

/** Round by round, without byes and a second final that may not be played. */
export const List = meta.story({
  render: () => (
    <MatchList
      matches={doubleElimination}
      ownTeamIds={['team-1']}
      getMatchHref={({ id }) => `/championships/copa/match/${id}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Quartas/ })).toBeVisible()
    await expect(
      within(canvas.getByRole('region', { name: /^Grande final/ })).getAllByRole('article'),
    ).toHaveLength(1)
    await expect(canvas.queryByText('Segunda final')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Abrir partida M1' })).toHaveAttribute(
      'href',
      '/championships/copa/match/match-1',
    )
  },
})

export const EmptyList = meta.story({ render: () => <MatchList matches={[]} /> })
