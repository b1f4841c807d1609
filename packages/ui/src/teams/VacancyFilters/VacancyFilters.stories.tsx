import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyGames } from '../storyTeams.ts'
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

export const Interactions = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('capita')
    await expect(searchChanged).toHaveBeenLastCalledWith('capita')
    await userEvent.click(canvas.getByLabelText('Seu ranking'))
    await userEvent.keyboard('1a2')
    await expect(filterChanged).toHaveBeenLastCalledWith({ maxRanking: 12 })
    canvas.getByRole('combobox', { name: 'Posição' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('option', { name: 'Suporte' }))
    await waitFor(() =>
      expect(filterChanged).toHaveBeenLastCalledWith({ maxRanking: 12, position: 'Suporte' }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Limpar filtros' }))
    await expect(filterChanged).toHaveBeenLastCalledWith({})
    await expect(searchChanged).toHaveBeenLastCalledWith('')
  },
})
