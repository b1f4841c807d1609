import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LinkButton } from '../../primitives/Button/Button.tsx'
import { doubleElimination } from '../bracket.fixtures.ts'
import { storyChampionships } from '../championships.fixtures.ts'
import { MatchCard } from '../MatchCard/MatchCard.tsx'
import { ChampionshipHero } from './ChampionshipHero.tsx'

const [open] = storyChampionships
const live = { ...open, phase: 'live', teamsCount: 16 } as const
const match = doubleElimination.find(({ isLive }) => isLive)
if (!match) throw new Error('The example data has nothing that is live')

const actions = (
  <>
    <LinkButton variant="primary" size="large" href="/championships/copa/match/1">
      Acompanhar partida
    </LinkButton>
    <LinkButton size="large" href="/championships/table/1">
      Ver chave
    </LinkButton>
  </>
)

const meta = preview.meta({
  title: 'Championships/ChampionshipHero',
  component: ChampionshipHero,
  args: {
    championship: live,
    actions,
    match: <MatchCard match={match} round="semifinal" ownTeamIds={['team-1']} />,
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('region', { name: 'Taça Jangada 2026' })
    await expect(hero).toHaveTextContent('Ao vivo')
    await expect(canvas.getByText('R$ 4.000,00')).toBeVisible()
    await expect(canvas.getByRole('article')).toBeVisible()
  },
})

/** Before it starts there is no match. */
export const Examples = meta.story({
  args: {
    championship: open,
    match: undefined,
    actions: (
      <LinkButton variant="primary" size="large" href="/championships/copa">
        Inscrever time
      </LinkButton>
    ),
  },
})

export const LongText = meta.story({
  args: {
    championship: {
      ...live,
      name: 'Circuito Interestadual de Esportes Eletrônicos do Vale do Paraíba e Litoral Norte',
      prize: 'Troféu, camisetas e uma viagem para os cinco jogadores com tudo pago',
    },
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Acompanhar partida' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ver chave' })).toHaveFocus()
  },
})
