import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { waitForOptionFocus } from '../../stories/keyboard.ts'
import { PageHeader } from '../../primitives/PageHeader/PageHeader.tsx'
import { storyGames } from '../teams.fixtures.ts'
import { storyVacancies } from '../vacancies.fixtures.ts'
import { VacancyCard } from '../VacancyCard/VacancyCard.tsx'
import { VacancyList } from '../VacancyList/VacancyList.tsx'
import { tabTo } from '../../stories/keyboard.ts'
import { VacancyFilters, type VacancyFilter, type VacancyFiltersProps } from './VacancyFilters.tsx'

const filterChanged = fn()
const searchChanged = fn()

/** The owner of the filters. */
function LiveFilters(props: Partial<VacancyFiltersProps>) {
  const [search, setSearch] = useState(props.search ?? '')
  const [filter, setFilter] = useState<VacancyFilter>(props.filter ?? {})
  return (
    <VacancyFilters
      games={storyGames}
      count={12}
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
  title: 'Teams/VacancyFilters',
  component: LiveFilters,
  beforeEach: () => {
    filterChanged.mockClear()
    searchChanged.mockClear()
  },
})

export const Default = meta.story({})

export const Filtered = meta.story({
  args: { search: 'capitã', filter: { gameId: 'valorant', position: 'Sniper', maxRanking: 1200 } },
})

export const LongText = meta.story({
  args: {
    games: storyGames.map((game) => ({ ...game, name: `${game.name}: Edição Brasileira Definitiva` })),
    filter: { gameId: 'valorant', position: 'Controlador-iniciador-e-comunicador do time' },
  },
})

/** Above the vacancies that it narrows. */
export const Examples = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <PageHeader title="Vagas" subtitle="Times que procuram alguém como você." />
      <LiveFilters filter={{ position: 'Suporte', maxRanking: 1500 }} count={1} />
      <VacancyList filtered>
        <VacancyCard vacancy={storyVacancies[0]} href="#vaga-1" />
      </VacancyList>
    </div>
  ),
})

const phone = { viewport: { value: 'phone' } }

export const Sheet = meta.story({
  globals: phone,
  parameters: { visual: 'page', layout: 'fullscreen' },
  args: { filter: { gameId: 'valorant' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrar vagas 1' }))
    await expect(await screen.findByRole('dialog', { name: 'Filtrar vagas' })).toBeVisible()
  },
})

/**
 * The keyboard goes through search and filters by Tab; a list is opened and chosen from by arrows; "Limpar
 * filtros" clears all.
 */
export const Interactions = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('capita')
    await expect(searchChanged).toHaveBeenLastCalledWith('capita')
    const game = canvas.getByRole('combobox', { name: 'Jogo' })
    await tabTo(game)
    await userEvent.keyboard(' ')
    await waitForOptionFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'League of Legends' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(filterChanged).toHaveBeenLastCalledWith({ gameId: 'lol' }))
    await waitFor(() => expect(game).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Posição' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Seu ranking')).toHaveFocus()
    await userEvent.keyboard('1a2')
    await expect(filterChanged).toHaveBeenLastCalledWith({ gameId: 'lol', maxRanking: 12 })
    const clear = canvas.getByRole('button', { name: 'Limpar filtros' })
    await tabTo(clear, { shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(filterChanged).toHaveBeenLastCalledWith({})
    await expect(searchChanged).toHaveBeenLastCalledWith('')
  },
})

/** Phone: Escape closes the sheet, and the focus returns to its button. */
export const SheetKeyboard = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filtrar vagas 0' })
    await tabTo(opener)
    await userEvent.keyboard('{Enter}')
    const ranking = await screen.findByRole('textbox', { name: 'Seu ranking' })
    await tabTo(ranking)
    await userEvent.keyboard('900')
    await expect(filterChanged).toHaveBeenLastCalledWith({ maxRanking: 900 })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(opener).toHaveAccessibleName('Filtrar vagas 1')
  },
})
