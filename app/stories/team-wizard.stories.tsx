import { createHandlers, mockTokenOf, quietRealtime } from '@convoca/mocks'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StoryApp } from '../test/StoryApp.tsx'
import { createNetwork, networkConditions, online, type NetworkArgs } from './network-conditions.ts'

const net = createNetwork(['createTeam', 'searchPlayers', 'saveFile'], {
  createTeam: {
    status: 409,
    code: 'TEAM_TAG_TAKEN',
    fields: [{ path: 'teamTag', code: 'TAKEN', message: 'teamTag is already in use' }],
  } as const,
})

/** From /team/create to the new team's page, as the first demo player. */
function WizardFlow({ network }: NetworkArgs) {
  net.set(network)
  return <StoryApp path="/team/create" token={mockTokenOf(0)} />
}

const meta = preview.meta({
  title: 'Flows/Team wizard',
  component: WizardFlow,
  args: online,
  argTypes: { network: { control: 'select', options: networkConditions } },
  parameters: { layout: 'fullscreen' },
  tags: ['no-screenshot'],
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(net.options), ...quietRealtime)
  },
})

const nameField = () => screen.findByRole('textbox', { name: /Nome do time/ })
const button = (name: string) => screen.getByRole('button', { name })
const send = () => userEvent.click(button('Criar Time'))

/** From the empty first step to the last one. */
async function fillIn() {
  await userEvent.type(await nameField(), 'Boitatá E-sports')
  await userEvent.type(screen.getByRole('textbox', { name: /TAG do Time/ }), 'BTT')
  await userEvent.click(screen.getByRole('combobox', { name: /Jogo do Time/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Valorant' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Descrição/ }), 'Treinos às terças.')
  await userEvent.click(button('Próximo'))
  await screen.findByRole('heading', { name: 'Imagens do Time' })
  await userEvent.click(button('Próximo'))
  await screen.findByRole('heading', { name: 'Convide os jogadores para o time' })
}

/** The first step, as it was filled in. */
async function expectKept() {
  await expect(await nameField()).toHaveValue('Boitatá E-sports')
  await expect(screen.getByRole('textbox', { name: /TAG do Time/ })).toHaveValue('BTT')
  await expect(screen.getByRole('combobox', { name: /Jogo do Time/ })).toHaveTextContent('Valorant')
  await expect(screen.getByRole('textbox', { name: /Descrição/ })).toHaveValue('Treinos às terças.')
}

/** What no field is to blame for is told by a toast on the step where it was sent, and can be sent again. */
async function expectRefusal(sentence: string) {
  const toasts = await screen.findByRole('region', { name: 'Avisos' })
  await waitFor(() => expect(within(toasts).getByText(sentence)).toBeVisible())
  await waitFor(() => expect(button('Criar Time')).not.toHaveAttribute('aria-busy'))
  await userEvent.click(button('Voltar'))
  await userEvent.click(button('Voltar'))
  await expectKept()
}

export const Default = meta.story({
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /Nome do time/ }, { timeout: 8000 })
    await userEvent.click(screen.getByRole('button', { name: 'Próximo' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAttribute('aria-invalid', 'true')
  },
})

export const Slow = meta.story({
  args: { network: 'slow' },
  play: async () => {
    await fillIn()
    await send()
    const busy = await screen.findByRole('button', { name: 'Criando...' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByText('Criando o time…')).toBeVisible()
    await expect(button('Voltar')).toBeDisabled()
    await expect(await screen.findByRole('heading', { level: 1, name: 'Boitatá E-sports' })).toBeVisible()
  },
})

export const Offline = meta.story({
  args: { network: 'offline' },
  play: async () => {
    await fillIn()
    await send()
    await expectRefusal('Problema de conexão. Verifique sua internet.')
  },
})

export const Failing = meta.story({
  args: { network: 'error 500' },
  play: async () => {
    await fillIn()
    await send()
    await expectRefusal('Ocorreu um erro')
  },
})

/** What a field is to blame for is said at the field, where one is brought. */
export const TagTaken = meta.story({
  args: { network: 'conflict 409' },
  play: async () => {
    await fillIn()
    await send()
    await nameField()
    const tag = screen.getByRole('textbox', { name: /TAG do Time/ })
    await waitFor(() => expect(tag).toHaveFocus())
    await expect(tag).toHaveAttribute('aria-invalid', 'true')
    await expect(tag).toHaveAccessibleDescription(/Já existe um time com esta tag\./)
    await expectKept()
  },
})
