import { createHandlers, quietRealtime } from '@convoca/mocks'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StoryApp } from '../test/StoryApp.tsx'
import { createNetwork, networkConditions, online, type NetworkArgs } from './network-conditions.ts'

// The contract knows no 409 here: what a sign-in can be refused with is an account that is not confirmed.
const net = createNetwork(['login', 'register'], {
  login: { status: 403, code: 'USER_NOT_VERIFIED' } as const,
})

/** From /auth to the profile; a demo account is `ana.bia@convoca.example`, `convoca-demo-2026`. */
function LoginFlow({ network, path = '/auth' }: NetworkArgs & { path?: '/auth' | '/register' }) {
  net.set(network)
  return <StoryApp path={path} token={null} />
}

const meta = preview.meta({
  title: 'Flows/Login',
  component: LoginFlow,
  args: online,
  argTypes: { network: { control: 'select', options: networkConditions } },
  parameters: { layout: 'fullscreen' },
  tags: ['no-screenshot'],
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(net.options), ...quietRealtime)
  },
})

const email = 'ana.bia@convoca.example'
const password = 'convoca-demo-2026'

async function signIn() {
  await userEvent.type(await screen.findByLabelText('E-mail'), email)
  await userEvent.type(screen.getByLabelText('Senha'), `${password}{Enter}`)
}

/** Above the fields, which hold what was typed. */
async function expectRefusal(sentence: string) {
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence))
  await expect(screen.getByLabelText('E-mail')).toHaveValue(email)
  await expect(screen.getByLabelText('Senha')).toHaveValue(password)
  await expect(screen.getByRole('button', { name: 'Entrar' })).not.toHaveAttribute('aria-busy')
}

export const Default = meta.story({
  play: async () => {
    await signIn()
    await waitFor(() => expect(screen.queryByLabelText('Senha')).toBeNull())
    await expect(await screen.findByRole('main')).toBeVisible()
  },
})

export const Slow = meta.story({
  args: { network: 'slow' },
  play: async () => {
    await signIn()
    const busy = await screen.findByRole('button', { name: 'Entrando...' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByLabelText('E-mail')).toHaveValue(email)
    await waitFor(() => expect(screen.queryByLabelText('Senha')).toBeNull())
  },
})

export const Offline = meta.story({
  args: { network: 'offline' },
  play: async () => {
    await signIn()
    await expectRefusal('Problema de conexão. Verifique sua internet.')
  },
})

export const Failing = meta.story({
  args: { network: 'error 500' },
  play: async () => {
    await signIn()
    await expectRefusal('Não foi possível entrar. Tente de novo em instantes.')
  },
})

export const Refused = meta.story({
  args: { network: 'conflict 409' },
  play: async () => {
    await signIn()
    await expectRefusal('Confirme o seu e-mail antes de entrar.')
  },
})

/** Before it: a new account. */
export const NewAccount = meta.story({
  args: { network: 'slow', path: '/register' },
  play: async () => {
    const form = within(await screen.findByRole('form', { name: 'Criar conta' }))
    const field = (name: RegExp) => form.getByLabelText(name)
    await userEvent.type(field(/^Nome/), 'Bia Rocha')
    await userEvent.type(field(/^Nick/), 'bia_rocha')
    await userEvent.type(field(/^E-mail/), 'bia.rocha@convoca.example')
    await userEvent.type(field(/^CPF/), '52998224725')
    await userEvent.type(field(/^Telefone/), '11987654321')
    await userEvent.type(field(/^Data de nascimento/), '01012000')
    await userEvent.click(form.getByRole('combobox', { name: /^Gênero/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Feminino' }))
    await userEvent.type(field(/^Senha/), password)
    await userEvent.type(field(/^Confirmar Senha/), `${password}{Enter}`)
    const busy = await form.findByRole('button', { name: 'Criando conta...' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  },
})
