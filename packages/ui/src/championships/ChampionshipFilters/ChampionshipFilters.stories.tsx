import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PageHeader } from '../../primitives/PageHeader/PageHeader.tsx'
import { tabTo } from '../../stories/keyboard.ts'
import { storyGames } from '../../teams/teams.fixtures.ts'
import { ChampionshipCard } from '../ChampionshipCard/ChampionshipCard.tsx'
import { ChampionshipList } from '../ChampionshipList/ChampionshipList.tsx'
import { storyChampionships } from '../championships.fixtures.ts'
import {
  ChampionshipFilters,
  type ChampionshipFilter,
  type ChampionshipFiltersProps,
} from './ChampionshipFilters.tsx'

const filterChanged = fn()
const searchChanged = fn()
const counts = { total: 24, REGISTRATION: 9, CHECK_IN: 1, ONGOING: 3, FINISHED: 11 }

/** The owner of the filters. */
function LiveFilters(props: Partial<ChampionshipFiltersProps>) {
  const [search, setSearch] = useState(props.search ?? '')
  const [filter, setFilter] = useState<ChampionshipFilter>(props.filter ?? {})
  return (
    <ChampionshipFilters
      games={storyGames}
      counts={counts}
      {...props}
      search={search}
      onSearchChange={(text) => {
        setSearch(text)
        searchChanged(text)
      }}
      filter={filter}
      onFilterChange={(next) => {
        setFilter(next)
        filterChanged(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Championships/ChampionshipFilters',
  component: LiveFilters,
  beforeEach: () => {
    filterChanged.mockClear()
    searchChanged.mockClear()
  },
})

export const Default = meta.story({})

export const LongText = meta.story({
  args: {
    games: storyGames.map((game) => ({ ...game, name: `${game.name}: Edição Brasileira Definitiva` })),
    filter: { status: 'FINISHED', gameId: 'valorant' },
  },
})

/** Above the championships that it narrows. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <PageHeader title="Campeonatos" subtitle="24 campeonatos em 7 jogos" />
      <LiveFilters filter={{ status: 'REGISTRATION' }} />
      <ChampionshipList filtered>
        {storyChampionships.slice(0, 2).map((championship) => (
          <ChampionshipCard key={championship.id} championship={championship} href={`#${championship.url}`} />
        ))}
      </ChampionshipList>
    </div>
  ),
})

/**
 * The keyboard goes through the search, the statuses and the games by Tab; a chip that is pressed again is
 * off.
 */
export const Interactions = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('copa')
    await expect(searchChanged).toHaveBeenLastCalledWith('copa')
    const live = canvas.getByRole('button', { name: 'Ao vivo 3' })
    await tabTo(live)
    await userEvent.keyboard('{Enter}')
    await expect(filterChanged).toHaveBeenLastCalledWith({ status: 'ONGOING' })
    await expect(live).toHaveAttribute('aria-pressed', 'true')
    const game = canvas.getByRole('button', { name: 'VALORANT' })
    await tabTo(game)
    await userEvent.keyboard(' ')
    await expect(filterChanged).toHaveBeenLastCalledWith({ status: 'ONGOING', gameId: 'valorant' })
    await userEvent.keyboard(' ')
    await expect(filterChanged).toHaveBeenLastCalledWith({ status: 'ONGOING', gameId: undefined })
    await tabTo(canvas.getByRole('button', { name: 'Todos 24' }), { shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(filterChanged).toHaveBeenLastCalledWith({ status: undefined, gameId: undefined })
  },
})

/** Phone: the statuses stay, the games are in the sheet; Escape closes it, and the focus returns to its button. */
export const SheetKeyboard = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: 'page', layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Ao vivo 3' })).toBeVisible()
    const opener = canvas.getByRole('button', { name: 'Filtrar campeonatos 0' })
    await tabTo(opener)
    await userEvent.keyboard('{Enter}')
    const game = await screen.findByRole('button', { name: 'VALORANT' })
    await tabTo(game)
    await userEvent.keyboard('{Enter}')
    await expect(filterChanged).toHaveBeenLastCalledWith({ gameId: 'valorant' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(opener).toHaveAccessibleName('Filtrar campeonatos 1')
  },
})
