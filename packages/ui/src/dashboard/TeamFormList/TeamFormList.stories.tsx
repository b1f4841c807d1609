import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LinkButton } from '../../primitives/Button/Button.tsx'
import { Panel } from '../../primitives/Panel/Panel.tsx'
import { macaw, thunder } from '../events.fixtures.ts'
import { type TeamForm, TeamFormList } from './TeamFormList.tsx'

const results = ['WIN', 'LOSS', 'WIN', 'WIN', 'LOSS'] as const
const teams: TeamForm[] = [
  {
    id: '1',
    team: thunder,
    href: '#trovao',
    wins: 12,
    losses: 5,
    matches: results.map((result, index) => ({
      id: String(index),
      opponent: 'Onça Pintada',
      result,
      score: '2 × 1',
    })),
  },
  {
    id: '2',
    team: macaw,
    href: '#arara',
    wins: 1,
    losses: 0,
    matches: [{ id: '6', opponent: 'Gralha Negra', result: 'WIN' }],
  },
  {
    id: '3',
    team: { ...macaw, name: 'Boto Rosa', tag: 'BOTO' },
    href: '#boto',
    wins: 0,
    losses: 0,
    matches: [],
  },
]

// Declared, so that a story may give another status.
const ready: { status: 'loading' | 'ready' | 'error' } = { status: 'ready' }

const meta = preview.meta({
  title: 'Dashboard/TeamFormList',
  component: TeamFormList,
  args: { ...ready, teams, onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const form = canvas.getByRole('list', { name: 'Últimas partidas de Trovão Esports' })
    // Read as it happened: the latest at the end.
    await expect(form.lastElementChild).toHaveTextContent('Vitória')
    await expect(canvas.getByText('12 vitórias · 5 derrotas')).toBeVisible()
    await expect(canvas.getByText('Ainda sem partidas')).toBeVisible()
  },
})

export const Empty = meta.story({
  args: { teams: [], emptyAction: <LinkButton href="#criar">Criar time</LinkButton> },
})
export const Loading = meta.story({ args: { teams: [], status: 'loading' } })
export const Failed = meta.story({ args: { teams: [], status: 'error' } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    teams: teams.map((team) => ({
      ...team,
      team: { ...team.team, name: 'Associação Atlética de Pindamonhangaba e Região' },
      matches: team.matches.map((match) => ({
        ...match,
        opponent: 'Confederação Desportiva Eletrônica do Norte',
      })),
    })),
  },
})

export const Examples = meta.story({
  render: (args) => (
    <Panel flush title="Fase dos seus times">
      <TeamFormList {...args} />
    </Panel>
  ),
})

/** Tab goes through the teams. */
export const Interactions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Trovão Esports' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Arara Vermelha' })).toHaveFocus()
  },
})
