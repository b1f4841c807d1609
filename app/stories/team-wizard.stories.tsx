import { createHandlers, mockTokenOf, override, quietRealtime } from '@convoca/mocks'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StoryApp } from '../test/StoryApp.tsx'
import { createNetwork, flowMeta, type NetworkArgs } from './network-conditions.ts'

const tagTaken = {
  status: 409,
  code: 'TEAM_TAG_TAKEN',
  fields: [{ path: 'teamTag', code: 'TAKEN', message: 'teamTag is already in use' }],
} as const

/** A new team has no events, badges or communications. */
const newTeam = [
  override('listSchedules', () => []),
  override('listTeamBadges', () => []),
  override('countUnreadCommunications', () => ({ count: 0 })),
]

const network = createNetwork(
  ['createTeam', 'searchPlayers', 'saveFile'],
  { createTeam: tagTaken },
  { overrides: newTeam },
)

/** The flow goes from /team/create to the new team's page, as the first demo player. */
function WizardFlow({ network: condition }: NetworkArgs) {
  network.set(condition)
  return <StoryApp path="/team/create" token={mockTokenOf(0)} />
}

const meta = preview.meta({
  ...flowMeta,
  title: 'Flows/Team wizard',
  component: WizardFlow,
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(network.options), ...quietRealtime)
  },
})

async function findNameField() {
  // The team list behind the dialog is in the screenshots.
  await screen.findAllByRole('article', { hidden: true })
  return screen.findByRole('textbox', { name: /Nome do time/ })
}

const button = (name: string) => screen.getByRole('button', { name })
const submit = () => userEvent.click(button('Criar Time'))

/** Goes from the empty first step to the last one. */
async function fillSteps() {
  await userEvent.type(await findNameField(), 'Boitatá E-sports')
  await userEvent.type(screen.getByRole('textbox', { name: /TAG do Time/ }), 'BTT')
  await userEvent.click(screen.getByRole('combobox', { name: /Jogo do Time/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Valorant' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /Descrição/ }), 'Treinos às terças.')
  await userEvent.click(button('Próximo'))
  await screen.findByRole('heading', { name: 'Imagens do Time' })
  await userEvent.click(button('Próximo'))
  await screen.findByRole('heading', { name: 'Convide os jogadores para o time' })
}

/** The first step still has its values. */
async function expectValues() {
  await expect(await findNameField()).toHaveValue('Boitatá E-sports')
  await expect(screen.getByRole('textbox', { name: /TAG do Time/ })).toHaveValue('BTT')
  await expect(screen.getByRole('combobox', { name: /Jogo do Time/ })).toHaveTextContent('Valorant')
  await expect(screen.getByRole('textbox', { name: /Descrição/ })).toHaveValue('Treinos às terças.')
}

/** An error that concerns no field is shown by a toast; the last step stays open for another attempt. */
async function expectErrorToast(message: string) {
  const toasts = await screen.findByRole('region', { name: 'Avisos' })
  await waitFor(() => expect(within(toasts).getByText(message)).toBeVisible())
  await waitFor(() => expect(button('Criar Time')).not.toHaveAttribute('aria-busy'))
  await userEvent.click(button('Voltar'))
  await userEvent.click(button('Voltar'))
  await expectValues()
}

/** Creates a team by keyboard and mouse: its texts, no images, one invited player. */
export const Default = meta.story({
  play: async () => {
    await fillSteps()
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar jogadores' }), 'dudapires')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await screen.findByText('Jogadores Selecionados:')).toBeVisible()
    await submit()
    await expect(await screen.findByRole('heading', { level: 1, name: 'Boitatá E-sports' })).toBeVisible()
    await expect(await screen.findByRole('heading', { name: 'Desempenho' })).toBeVisible()
    await expect(await screen.findByText('Nenhuma insígnia ainda')).toBeVisible()
    await waitFor(() => expect(screen.getByText('Time criado com sucesso.')).toBeVisible())
    await waitFor(() => expect(screen.getByText('Convites enviados com sucesso.')).toBeVisible())
  },
})

export const RequiredFields = meta.story({
  play: async () => {
    const name = await findNameField()
    await userEvent.click(button('Próximo'))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAttribute('aria-invalid', 'true')
  },
})

/** The last step, with a selected player. */
export const LastStep = meta.story({
  tags: ['night'],
  play: async () => {
    await fillSteps()
    const [player] = await screen.findAllByRole('option')
    await userEvent.click(player!)
    await expect(await screen.findByText('Jogadores Selecionados:')).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['night'],
  play: async () => {
    await fillSteps()
    network.set('pending')
    await submit()
    const busy = await screen.findByRole('button', { name: 'Criando...' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByText('Criando o time…')).toBeVisible()
    await expect(button('Voltar')).toBeDisabled()
  },
})

export const Offline = meta.story({
  tags: ['night'],
  args: { network: 'offline' },
  play: async () => {
    await fillSteps()
    await submit()
    await expectErrorToast('Problema de conexão. Verifique sua internet.')
  },
})

export const Failing = meta.story({
  tags: ['night'],
  args: { network: 'error 500' },
  play: async () => {
    await fillSteps()
    await submit()
    await expectErrorToast('Não foi possível criar o time. Tente novamente mais tarde.')
  },
})

/** An error that concerns a field leads back to it. */
export const TagTaken = meta.story({
  tags: ['night'],
  args: { network: 'conflict 409' },
  play: async () => {
    await fillSteps()
    await submit()
    await findNameField()
    const tag = screen.getByRole('textbox', { name: /TAG do Time/ })
    await waitFor(() => expect(tag).toHaveFocus())
    await expect(tag).toHaveAttribute('aria-invalid', 'true')
    await expect(tag).toHaveAccessibleDescription(/Já existe um time com esta tag\./)
    await expectValues()
  },
})
