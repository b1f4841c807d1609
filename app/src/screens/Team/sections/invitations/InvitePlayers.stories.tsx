import { createHandlers } from '@convoca/mocks'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { createDatabaseWithManyPlayers, fullTeam } from '../../../../../test/demo-data.ts'
import { mockApiForStory } from '../../../../../test/story-network.ts'
import { StoryProviders } from '../../../../../test/StoryProviders.tsx'
import { InvitePlayers } from './InvitePlayers.tsx'

const { id, name } = fullTeam

const meta = preview.meta({
  title: 'App/Team/Invite players',
  component: StoryProviders,
  args: { children: <InvitePlayers teamId={id} teamName={name} open onOpenChange={() => {}} /> },
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  beforeEach: mockApiForStory,
})

const tooMany = 'Convide no máximo 50 jogadores por vez'

export const TooMany = meta.story({
  parameters: { mock: { database: createDatabaseWithManyPlayers() } },
  play: async ({ userEvent }) => {
    const list = await screen.findByRole('listbox', { name: 'Jogadores' })
    list.focus()
    await userEvent.keyboard(' {ArrowDown}'.repeat(50))
    await expect(list).toBeValid()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(list).toHaveAccessibleDescription(tooMany))
    await expect(list).toBeInvalid()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar 51 convites' }))
    // Waits for the toast's enter animation.
    await waitFor(() => expect(screen.getByText('Verifique os campos')).toBeVisible())
    list.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(list).toBeValid())
    await expect(screen.getByRole('button', { name: 'Enviar 50 convites' })).toBeEnabled()
  },
})

/** After sending, the selection and the search are reset. */
export const Sent = meta.story({
  play: async ({ userEvent }) => {
    const search = await screen.findByRole('searchbox', { name: 'Buscar jogadores' })
    await userEvent.type(search, 'a')
    await userEvent.click((await screen.findAllByRole('option'))[0]!)
    await userEvent.click(screen.getByRole('button', { name: 'Enviar convite' }))
    await waitFor(() => expect(screen.getByText('Convite enviado com Sucesso.')).toBeVisible())
    await waitFor(() => expect(search).toHaveValue(''))
    await waitFor(() => expect(screen.queryByText('Jogadores Selecionados:')).toBeNull())
  },
})

/** The first request for the second page fails. */
export const FurtherPageFailing = meta.story({
  tags: ['night'],
  parameters: { mock: { database: createDatabaseWithManyPlayers() } },
  play: async ({ userEvent, msw }) => {
    const database = createDatabaseWithManyPlayers()
    const list = await screen.findByRole('listbox', { name: 'Jogadores' })
    msw.use(...createHandlers({ database, fail: { searchPlayers: 'network' } }))
    list.focus()
    await userEvent.keyboard('{End}')
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
    await expect(retry.closest('[role="alert"]')).toHaveTextContent(
      'Não foi possível carregar mais jogadores',
    )
    msw.use(...createHandlers({ database }))
    await userEvent.click(retry)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull())
    await userEvent.keyboard('{End}')
    await waitFor(() =>
      expect(Number(screen.getAllByRole('option').at(-1)?.getAttribute('aria-posinset'))).toBeGreaterThan(80),
    )
  },
})
