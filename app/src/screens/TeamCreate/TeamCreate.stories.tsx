import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { mockApiForStory } from '../../../test/story-network.ts'
import { StoryProviders } from '../../../test/StoryProviders.tsx'
import { TeamCreateScreen } from './TeamCreateScreen.tsx'

const meta = preview.meta({
  title: 'App/Create a team',
  component: StoryProviders,
  args: { children: <TeamCreateScreen /> },
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  beforeEach: mockApiForStory,
})

/** Going back from the players' step resets the selection and the search (docs/product.md#team-wizard). */
export const BackFromPlayers = meta.story({
  tags: ['night'],
  play: async ({ userEvent }) => {
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
    await userEvent.type(await screen.findByRole('textbox', { name: /Nome do time/ }), 'Raio Azul')
    await userEvent.type(screen.getByRole('textbox', { name: /TAG do Time/ }), 'RAIO')
    await userEvent.click(screen.getByRole('combobox', { name: /Jogo/ }))
    await userEvent.click((await screen.findAllByRole('option'))[0]!)
    await userEvent.type(
      await screen.findByRole('textbox', { name: /Descrição/ }),
      'Treinos às terças e quintas.',
    )
    await press('Próximo')
    await screen.findByRole('heading', { name: 'Imagens do Time' })
    await press('Próximo')
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar jogadores' }), 'a')
    await userEvent.click((await screen.findAllByRole('option'))[0]!)
    await screen.findByText('Jogadores Selecionados:')
    await press('Voltar')
    await screen.findByRole('heading', { name: 'Imagens do Time' })
    await press('Próximo')
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Buscar jogadores' })).toHaveValue(''))
    await expect(screen.queryByText('Jogadores Selecionados:')).toBeNull()
  },
})
