import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PageHeader } from '../../primitives/PageHeader/PageHeader.tsx'
import { storyGames, storyTeams } from '../teams.fixtures.ts'
import { TeamCard } from '../TeamCard/TeamCard.tsx'
import { TeamGrid } from '../TeamGrid/TeamGrid.tsx'
import { tabTo } from '../../stories/keyboard.ts'
import { TeamFilters, type TeamFiltersProps } from './TeamFilters.tsx'

const gameChanged = fn()
const searchChanged = fn()

/** The owner of the filters. */
function LiveFilters(props: Partial<TeamFiltersProps>) {
  const [search, setSearch] = useState(props.search ?? '')
  const [game, setGame] = useState(props.selectedGameId ?? null)
  return (
    <TeamFilters
      games={storyGames}
      count={6}
      {...props}
      search={search}
      onSearchChange={(text) => {
        setSearch(text)
        searchChanged(text)
      }}
      selectedGameId={game}
      onGameChange={(id) => {
        setGame(id)
        gameChanged(id)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Teams/TeamFilters',
  component: LiveFilters,
  beforeEach: () => {
    gameChanged.mockClear()
    searchChanged.mockClear()
  },
})

export const Default = meta.story({})

export const GameSelected = meta.story({ args: { selectedGameId: 'valorant' } })

export const Folded = meta.story({ args: { defaultOpen: false } })

export const LongText = meta.story({
  args: {
    games: storyGames.map((game) => ({ ...game, name: `${game.name}: Edição Brasileira Definitiva` })),
  },
})

/** Above the cards that it narrows. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <PageHeader title="Times" subtitle="Encontre um time para a próxima temporada." />
      <LiveFilters selectedGameId="valorant" count={1} />
      <TeamGrid filtered>
        {storyTeams.slice(2, 3).map((team) => (
          <TeamCard key={team.tag} team={team} href={`#${team.tag}`} />
        ))}
      </TeamGrid>
    </div>
  ),
})

const phone = { viewport: { value: 'phone' } }

export const Sheet = meta.story({
  globals: phone,
  parameters: { visual: 'page', layout: 'fullscreen' },
  args: { selectedGameId: 'valorant' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrar times 1' }))
    await expect(await screen.findByRole('dialog', { name: 'Filtrar times' })).toBeVisible()
  },
})

/** Wide: from the search by Tab to the games; pressing the selected one again deselects it; the games are folded. */
export const Interactions = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox', { name: 'Buscar Times' })).toHaveFocus()
    await userEvent.keyboard('onça')
    await expect(searchChanged).toHaveBeenLastCalledWith('onça')
    const fold = canvas.getByRole('button', { name: 'Filtrar por jogo' })
    await tabTo(fold)
    for (const name of ['Todos', 'League of Legends', 'Counter-Strike 2', 'VALORANT']) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    const game = canvas.getByRole('button', { name: 'VALORANT' })
    await userEvent.keyboard('{Enter}')
    await expect(gameChanged).toHaveBeenLastCalledWith('valorant')
    await expect(game).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(gameChanged).toHaveBeenLastCalledWith(null)
    await tabTo(fold, { shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expect(game).not.toBeVisible()
  },
})

/** Phone: a choice counts with "Aplicar filtros"; "Limpar filtros" clears game and search. */
export const SheetKeyboard = meta.story({
  globals: phone,
  args: { search: 'onça' },
  play: async ({ canvas, userEvent }) => {
    // There is no room to show it, but it is announced.
    await expect(canvas.getByRole('status')).toHaveTextContent('6 times')
    const opener = canvas.getByRole('button', { name: 'Filtrar times 0' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Filtrar times' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const game = await screen.findByRole('button', { name: 'Free Fire' })
    game.focus()
    await userEvent.keyboard('{Enter}')
    await expect(gameChanged).not.toHaveBeenCalled()
    screen.getByRole('button', { name: 'Aplicar filtros' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(gameChanged).toHaveBeenLastCalledWith('freefire')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(opener).toHaveAccessibleName('Filtrar times 1')
    await userEvent.keyboard('{Enter}')
    const clear = await screen.findByRole('button', { name: 'Limpar filtros' })
    clear.focus()
    await userEvent.keyboard('{Enter}')
    await expect(gameChanged).toHaveBeenLastCalledWith(null)
    await expect(searchChanged).toHaveBeenLastCalledWith('')
  },
})
