import { createMockDatabase } from '@convoca/mocks'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { expectRetry, mockApiForStory, offline } from '../../../test/story-network.ts'
import { StoryProviders } from '../../../test/StoryProviders.tsx'
import { Championships, ChampionshipsHead } from './Championships.tsx'

const onSearch = fn()
const page = (search: Parameters<typeof Championships>[0]['search'] = {}) => (
  <>
    <ChampionshipsHead search={search} onSearch={onSearch} />
    <Championships search={search} onSearch={onSearch} />
  </>
)

const meta = preview.meta({
  title: 'App/Championships',
  component: StoryProviders,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: { children: page() },
  beforeEach: (context) => {
    onSearch.mockClear()
    mockApiForStory(context)
  },
})

export const List = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Copa Convoca' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Circuito das Águas' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Ao vivo 1' }))
    await expect(onSearch).toHaveBeenLastCalledWith({ status: 'ONGOING', gameId: undefined })
  },
})

/** More than a page of them. */
function createLongList() {
  const database = createMockDatabase()
  const [first] = database.championships
  if (!first) throw new Error('The demo data has no championships')
  database.championships = Array.from({ length: 14 }, (_, index) => ({
    ...first,
    id: database.nextId('championship'),
    url: `copa-${index}`,
    name: `Copa ${index}`,
    starts_at: new Date(Date.UTC(2026, 11, 1 + index)).toISOString(),
  }))
  return database
}

export const LoadMore = meta.story({
  parameters: { mock: { database: createLongList() } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12))
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar mais' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(14))
    await expect(canvas.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  },
})

export const FoundNone = meta.story({
  args: { children: page({ search: 'zzzzzz' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nenhum campeonato para este filtro')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }))
    await expect(onSearch).toHaveBeenLastCalledWith({
      search: undefined,
      gameId: undefined,
      status: undefined,
    })
  },
})

export const Empty = meta.story({
  parameters: { mock: { database: { ...createMockDatabase(), championships: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum campeonato por aqui ainda')).toBeVisible()
  },
})

export const Failing = meta.story({
  parameters: offline('listChampionships'),
  play: (context) => expectRetry(context),
})
