import { createHandlers, quietRealtime } from '@convoca/mocks'
import { delay, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StoryApp } from '../test/StoryApp.tsx'
import { createNetwork, flowMeta, type NetworkArgs } from './network-conditions.ts'

// These operations have no such 409; the refusal that a user can meet is an unconfirmed account.
const network = createNetwork(['login', 'register'], {
  login: { status: 403, code: 'USER_NOT_VERIFIED' } as const,
})

/**
 * The flow goes from /auth to the profile, with the demo account `ana.bia@convoca.example`,
 * `convoca-demo-2026`.
 */
function LoginFlow({ network: condition, path = '/auth' }: NetworkArgs & { path?: '/auth' | '/register' }) {
  network.set(condition)
  return <StoryApp path={path} token={null} />
}

const meta = preview.meta({
  ...flowMeta,
  title: 'Flows/Login',
  component: LoginFlow,
  beforeEach: ({ msw }) => {
    // Chats count what is unread at a time of their own, before a picture is taken or after it.
    const noChats = http.get('/api/chat/conversations', () => delay('infinite'))
    msw.use(noChats, ...createHandlers(network.options), ...quietRealtime)
  },
})

const email = 'ana.bia@convoca.example'
const password = 'convoca-demo-2026'

async function logIn() {
  await userEvent.type(await screen.findByLabelText('E-mail'), email)
  await userEvent.type(screen.getByLabelText('Senha'), `${password}{Enter}`)
}

/** The message is above the fields, which keep their values. */
async function expectError(message: string) {
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message))
  await expect(screen.getByLabelText('E-mail')).toHaveValue(email)
  await expect(screen.getByLabelText('Senha')).toHaveValue(password)
  await expect(screen.getByRole('button', { name: 'Entrar' })).not.toHaveAttribute('aria-busy')
}

export const Default = meta.story({
  play: async () => {
    await logIn()
    await waitFor(() => expect(screen.queryByLabelText('Senha')).toBeNull())
    await expect(await screen.findByRole('main')).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['night'],
  args: { network: 'pending' },
  play: async () => {
    await logIn()
    const submit = await screen.findByRole('button', { name: 'Entrando...' })
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByLabelText('E-mail')).toHaveValue(email)
  },
})

export const Offline = meta.story({
  tags: ['night'],
  args: { network: 'offline' },
  play: async () => {
    await logIn()
    await expectError('Problema de conexão. Verifique sua internet.')
  },
})

export const Failing = meta.story({
  tags: ['night'],
  args: { network: 'error 500' },
  play: async () => {
    await logIn()
    await expectError('Não foi possível entrar. Tente de novo em instantes.')
  },
})

export const Refused = meta.story({
  args: { network: 'conflict 409' },
  play: async () => {
    await logIn()
    await expectError('Confirme o seu e-mail antes de entrar.')
  },
})

/** Registers; the response is slow enough to see the loading state. */
export const NewAccount = meta.story({
  tags: ['night'],
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
    const submit = await form.findByRole('button', { name: 'Criando conta...' })
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  },
})
