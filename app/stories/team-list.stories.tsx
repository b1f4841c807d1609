import { createHandlers, mockTokenOf, quietRealtime } from '@convoca/mocks'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { createDatabaseWithManyTeams } from '../test/demo-data.ts'
import { StoryApp } from '../test/StoryApp.tsx'
import { createNetwork, flowMeta, type NetworkArgs } from './network-conditions.ts'

const network = createNetwork(
  ['searchMyTeams', 'listTeams'],
  {},
  { createDatabase: createDatabaseWithManyTeams },
)

/** /teams, as the first demo player, who is a member of every team. */
function TeamListFlow({ network: condition }: NetworkArgs) {
  network.set(condition)
  return <StoryApp path="/teams" token={mockTokenOf(0)} />
}

const meta = preview.meta({
  ...flowMeta,
  title: 'Flows/Team list',
  component: TeamListFlow,
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(network.options), ...quietRealtime)
  },
})

const findSearchBox = () => screen.findByRole('searchbox', { name: 'Buscar Times' })
const retry = { name: 'Tentar de novo' }

/** Pages and filters by mouse, clears the filter by keyboard, and ends with a search by keyboard. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const search = await findSearchBox()
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20))
    const firstCard = canvas.getAllByRole('article')[0]?.textContent
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }))
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).not.toHaveTextContent(firstCard ?? ''))
    const game = canvas.getByRole('button', { name: 'Valorant' })
    await userEvent.click(game)
    await waitFor(() => expect(game).toHaveAttribute('aria-pressed', 'true'))
    await canvas.findAllByRole('article')
    game.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(game).toHaveAttribute('aria-pressed', 'false'))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20))
    search.focus()
    await userEvent.keyboard('pró')
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(20))
    await expect(canvas.getByRole('link', { name: 'Pro Players BR' })).toBeVisible()
    await expect(search).toHaveFocus()
  },
})

/** A card leads to the team's page. */
export const OpenTeam = meta.story({
  tags: ['no-screenshot'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await findSearchBox(), 'pró players')
    const link = await canvas.findByRole('link', { name: 'Pro Players BR' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pro Players BR' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Desempenho' })).toBeVisible()
  },
})

export const NoResults = meta.story({
  tags: ['night'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await findSearchBox(), 'zzzzzz')
    await expect(await canvas.findByText('Nenhum time encontrado')).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['night'],
  args: { network: 'pending' },
  play: async ({ canvas }) => {
    await expect(await findSearchBox()).toBeVisible()
    await expect(canvas.queryAllByRole('article')).toHaveLength(0)
    await expect(canvas.queryByText('Nenhum time encontrado')).toBeNull()
  },
})

export const Offline = meta.story({
  tags: ['night'],
  args: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', retry)).toBeVisible()
    await expect(await canvas.findByText('Problema de conexão. Verifique sua internet.')).toBeVisible()
  },
})

/** A retry by keyboard loads the list. */
export const Failing = meta.story({
  tags: ['night'],
  args: { network: 'error 500' },
  play: async ({ canvas, userEvent }) => {
    const retryButton = await canvas.findByRole('button', retry)
    network.set('ok')
    retryButton.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(20))
  },
})
