import { demoPassword } from '@convoca/fixtures'
import { MockProblem, override, readExample, toOwnProfile } from '@convoca/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { expectRetry, mockApiForStory, mockApiWith, offline } from '../../../test/story-network.ts'
import { StoryProviders } from '../../../test/StoryProviders.tsx'
import { Settings as SettingsPage } from './SettingsScreen.tsx'

const meta = preview.meta({
  title: 'App/Settings',
  component: StoryProviders,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: { children: null },
  beforeEach: mockApiForStory,
})

export const Default = meta.story({
  args: { children: <SettingsPage section="security" /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esta sessão')).toBeVisible()
  },
})

/** The account is open if the address names no section; on a phone the list is a page of its own. */
export const Start = meta.story({
  args: { children: <SettingsPage /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Conta' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Conta' })).toHaveAttribute('aria-current', 'page')
  },
})

export const OnPhone = meta.story({
  args: { children: <SettingsPage /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Seus dados' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
  },
})

function createPreferences() {
  let preferences = readExample('readPreferences')
  return [
    override('readPreferences', () => preferences),
    override('updatePreferences', ({ input }) => {
      preferences = { ...preferences, ...input.body }
      return preferences
    }),
  ]
}

export const Preferences = meta.story({
  beforeEach: mockApiWith(createPreferences),
  args: { children: <SettingsPage section="privacy" /> },
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('group', { name: 'Quem vê seu perfil' }))
    await userEvent.click(group.getByRole('button', { name: 'Ninguém' }))
    await expect(await canvas.findByText('Preferência salva')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() =>
      expect(group.getByRole('button', { name: 'Todo mundo', pressed: true })).toBeVisible(),
    )
  },
})

export const Failing = meta.story({
  tags: ['night'],
  args: { children: <SettingsPage section="security" /> },
  parameters: offline('listSessions'),
  play: (context) => expectRetry(context),
})

/** An owner of a team hands it over first. */
export const Owner = meta.story({
  args: { children: <SettingsPage section="data" /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Excluir conta' })).toBeDisabled()
    await expect(canvas.getByText(/Antes, passe adiante/)).toBeVisible()
  },
})

/** An account that is erased by its password, and restored. */
function createErasure() {
  let erase_at: string | null = null
  return [
    override('readMyProfile', ({ database, user }) => {
      if (!user) throw new MockProblem('UNAUTHENTICATED')
      return { ...toOwnProfile(database, user), erase_at }
    }),
    override('deleteAccount', ({ input }) => {
      if (input.body?.password !== demoPassword) throw new MockProblem('WRONG_PASSWORD')
      const erasure = readExample('deleteAccount')
      erase_at = erasure.erase_at
      return erasure
    }),
    override('restoreAccount', () => {
      erase_at = null
      return undefined
    }),
  ]
}

/** The account of a player without teams of their own is erased in 7 days, unless they undo it. */
export const Erasure = meta.story({
  beforeEach: mockApiWith(createErasure),
  args: { children: <SettingsPage section="data" />, player: 59 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir conta' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Excluir a sua conta?' }))
    await userEvent.type(dialog.getByLabelText(/^Senha/), 'nao-e-esta')
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir conta' }))
    await expect(await dialog.findByText('A senha está incorreta.')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText(/^Senha/))
    await userEvent.type(dialog.getByLabelText(/^Senha/), demoPassword)
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir conta' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Desfazer o pedido' }))
    await expect(await canvas.findByRole('button', { name: 'Excluir conta' })).toBeVisible()
  },
})

/** An archive that is ready at the second look after it was asked for. */
function createArchive() {
  const none = { status: 'NONE', requested_at: null, expires_at: null } as const
  const answers = [readExample('readAccountArchive'), readExample('requestAccountArchive')]
  let isRequested = false
  return [
    override('requestAccountArchive', () => {
      isRequested = true
      return readExample('requestAccountArchive')
    }),
    override('readAccountArchive', () =>
      isRequested ? (answers.pop() ?? readExample('readAccountArchive')) : none,
    ),
  ]
}

/** The archive is prepared by the server, and then downloaded. */
export const Export = meta.story({
  tags: ['night'],
  beforeEach: mockApiWith(createArchive),
  args: { children: <SettingsPage section="data" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar' }))
    await expect(
      await canvas.findByText('Preparando o arquivo. Avisamos você quando estiver pronto.'),
    ).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Baixar o arquivo' })).toBeVisible()
  },
})

export const EmailChange = meta.story({
  args: { children: <SettingsPage section="account" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trocar e-mail' }))
    const form = within(canvas.getByRole('form', { name: 'Trocar e-mail' }))
    await userEvent.click(form.getByRole('button', { name: 'Enviar link' }))
    await waitFor(() => expect(form.getAllByText('Campo obrigatório')).toHaveLength(2))
    await userEvent.type(form.getByLabelText(/^Novo e-mail/), 'ana.nova@convoca.example')
    await userEvent.type(form.getByLabelText(/^Senha/), demoPassword)
    await userEvent.click(form.getByRole('button', { name: 'Enviar link' }))
    await expect(await canvas.findByText(/Enviamos um link para ana.nova@convoca.example/)).toBeVisible()
  },
})
