import { override, readExample } from '@convoca/mocks'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { answering, expectRetry, mockApiForStory, offline } from '../../../test/story-network.ts'
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
  parameters: answering(
    override('countChampionships', () => ({
      ...readExample('countChampionships'),
      statuses: [{ status: 'ONGOING', count: 1 }],
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Copa Ipê 2026' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Ao vivo 1' }))
    await expect(onSearch).toHaveBeenLastCalledWith({ status: 'ONGOING', gameId: undefined })
  },
})

/** More than a page of them. */
const longList = (() => {
  const [first] = readExample('listChampionships').data
  if (!first) throw new Error('The example has no championship')
  return Array.from({ length: 14 }, (_, index) => ({
    ...first,
    id: crypto.randomUUID(),
    url: `copa-${index}`,
    name: `Copa ${index}`,
  }))
})()

export const LoadMore = meta.story({
  parameters: answering(
    override('listChampionships', ({ input }) => ({
      data: input.cursor === undefined ? longList.slice(0, 12) : longList.slice(12),
      nextCursor: input.cursor === undefined ? '12' : null,
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12))
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar mais' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(14))
    await expect(canvas.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  },
})

const none = answering(override('listChampionships', () => ({ data: [], nextCursor: null })))

export const FoundNone = meta.story({
  parameters: none,
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
  parameters: none,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum campeonato por aqui ainda')).toBeVisible()
  },
})

export const Failing = meta.story({
  tags: ['night'],
  parameters: offline('listChampionships'),
  play: (context) => expectRetry(context),
})
