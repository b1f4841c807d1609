import { demoPassword, seedPlayers } from '@convoca/fixtures'
import { createHandlers, MockProblem, override, readExample, toOwnProfile } from '@convoca/mocks'
import { useAtomValue } from 'jotai'
import { expect, screen, waitFor, within } from 'storybook/test'
import { waitForNoLayer } from '../../../.storybook/layers.ts'
import preview from '../../../.storybook/preview.tsx'
import {
  createDatabaseWithManyPlayers,
  createEmptyDatabase,
  fullTeam,
  emptyTeam,
} from '../../test/demo-data.ts'
import {
  answering,
  expectRetry,
  mockApiForStory,
  mockApiWith,
  neverResolving,
  offline,
} from '../../test/story-network.ts'
import { StoryProviders } from '../../test/StoryProviders.tsx'
import { profileAtom } from '../atoms/session.ts'
import { InvitesScreen } from './InvitesScreen.tsx'
import { Join } from './Join/JoinScreen.tsx'
import { Notifications as NotificationPages } from './Notifications/NotificationsScreen.tsx'
import { PlayersScreen } from './Players/PlayersScreen.tsx'
import { EquipmentEditor } from './Profile/EquipmentEditor.tsx'
import { GamesForm } from './Profile/GamesForm.tsx'
import { PlayerByNick } from './Profile/PlayerScreen.tsx'
import { Settings as SettingsPage } from './Settings/SettingsScreen.tsx'
import { TeamProfile } from './TeamProfileScreen.tsx'
import { TeamList } from './Teams/TeamList.tsx'

const meta = preview.meta({
  title: 'App/Screens',
  component: StoryProviders,
  // The components have screenshots of their own; these would change with every fixture.
  tags: ['no-screenshot'],
  args: { children: null },
  beforeEach: mockApiForStory,
})

function GamesFormOfUser() {
  const { data: profile } = useAtomValue(profileAtom)
  return profile ? <GamesForm entity={profile.entity} /> : null
}

/** There are no teams and no activity. */
const empty = { parameters: { mock: { database: createEmptyDatabase() } } }

const teams = <TeamList search={{ page: 1 }} onSearch={() => undefined} />

export const Teams = meta.story({
  args: { children: teams },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Buscar Times' })).toBeVisible()
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
  },
})

export const TeamsFoundNone = meta.story({
  args: { children: <TeamList search={{ search: 'zzzzzz', page: 1 }} onSearch={() => undefined} /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum time encontrado')).toBeVisible()
  },
})

export const TeamsEmpty = meta.story({
  ...empty,
  args: { children: teams },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Criar time' })).toHaveLength(2))
  },
})

export const TeamsFailing = meta.story({
  tags: ['night'],
  args: { children: teams },
  parameters: offline('listTeams'),
  play: (context) => expectRetry(context),
})

export const TeamsLoading = meta.story({
  tags: ['night'],
  args: { children: teams },
  parameters: neverResolving('listTeams'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Buscar Times' })).toBeVisible()
    await expect(canvas.queryAllByRole('article')).toHaveLength(0)
  },
})

export const PublicPage = meta.story({
  args: { children: <TeamProfile tag={fullTeam.tag} />, player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: fullTeam.name })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Compartilhar' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(Função|Escalação) de/ })).toBeNull()
  },
})

export const PublicPageEmpty = meta.story({
  parameters: answering(override('listTeamBadges', () => [])),
  args: { children: <TeamProfile tag={emptyTeam.tag} />, player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma insígnia ainda')).toBeVisible()
  },
})

export const PublicPageFailing = meta.story({
  tags: ['night'],
  args: { children: <TeamProfile tag={fullTeam.tag} />, player: null },
  parameters: offline('readPublicTeam'),
  play: (context) => expectRetry(context),
})

export const Invites = meta.story({
  args: { children: <InvitesScreen /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Convites')
  },
})

export const InvitesEmpty = meta.story({
  ...empty,
  args: { children: <InvitesScreen /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ver vagas' })).toBeVisible()
  },
})

export const InvitesFailing = meta.story({
  tags: ['night'],
  args: { children: <InvitesScreen /> },
  parameters: offline('listMyInvitations'),
  play: (context) => expectRetry(context),
})

/** The reader is a player who has applied to the first team. */
export const InvitesWithdrawn = meta.story({
  args: { children: <InvitesScreen />, player: 40 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Retirar candidatura/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Retirar a candidatura ao / }))
    await expect(canvas.getByText('Pendente')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar candidatura' }))
    await waitForNoLayer()
    await waitFor(() => expect(canvas.queryByText('Pendente')).toBeNull())
  },
})

export const JoinEnded = meta.story({
  parameters: { mock: { fail: { readInviteLinkTeam: { status: 404, code: 'INVITATION_NOT_FOUND' } } } },
  args: { children: <Join code="nao-existe-mais-" /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este link de convite não vale mais')).toBeVisible()
  },
})

export const JoinFailing = meta.story({
  tags: ['night'],
  args: { children: <Join code="nao-existe-mais-" /> },
  parameters: offline('readInviteLinkTeam'),
  play: (context) => expectRetry(context),
})

export const Notifications = meta.story({
  args: { children: <NotificationPages /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Marcar todas/ })).toBeVisible()
  },
})

/** A removal that is undone in time. */
export const NotificationUndone = meta.story({
  args: { children: <NotificationPages /> },
  play: async ({ canvas, userEvent }) => {
    const newest = () => canvas.getAllByRole('article')[0]
    await canvas.findAllByRole('article')
    const removed = newest()?.textContent
    await userEvent.click(within(newest()!).getByRole('button', { name: /Excluir/ }))
    await waitFor(() => expect(newest()).not.toHaveTextContent(removed ?? ''))
    await userEvent.click(await canvas.findByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(newest()).toHaveTextContent(removed ?? ''))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Desfazer' })).toBeNull())
  },
})

export const NotificationsEmpty = meta.story({
  ...empty,
  args: { children: <NotificationPages /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma notificação')).toBeVisible()
  },
})

export const NotificationsFailing = meta.story({
  tags: ['night'],
  args: { children: <NotificationPages /> },
  parameters: offline('listNotifications'),
  play: (context) => expectRetry(context),
})

export const Player = meta.story({
  args: { children: <PlayerByNick nickname="brunocv" /> },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'brunocv' })).toBeVisible()
    await expect(canvas.getAllByText('brunocv#BR1 · conta não verificada')[0]).toBeVisible()
    const invite = await canvas.findByRole('button', { name: 'Convidar para…' })
    await userEvent.click(invite)
    await expect(invite).toHaveAttribute('aria-expanded', 'true')
    const [team] = await canvas.findAllByRole('button', { name: /^Convidar para \p{L}/u })
    await expect(team).toBeEnabled()
  },
})

export const PlayerFailing = meta.story({
  tags: ['night'],
  args: { children: <PlayerByNick nickname="brunocv" /> },
  parameters: offline('readPublicProfile'),
  play: (context) => expectRetry(context),
})

export const PlayerHidden = meta.story({
  args: { children: <PlayerByNick nickname="ninguem" /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Este perfil é privado' })).toBeVisible()
  },
})

export const ProfileGames = meta.story({
  args: { children: <GamesFormOfUser /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar jogo' }))
    const forms = canvas.getAllByRole('group')
    await expect(forms.length).toBeGreaterThan(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar jogos' }))
    await waitFor(() => expect(screen.getByText('Jogos atualizados com sucesso.')).toBeVisible())
  },
})

export const ProfileEquipment = meta.story({
  args: { children: <EquipmentEditor userId={seedPlayers[0]?.id ?? ''} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar equipamento' }))
    const form = canvas.getByRole('form', { name: 'Equipamento' })
    await userEvent.click(within(form).getByRole('button', { name: 'Salvar equipamento' }))
    await waitFor(() => expect(within(form).getAllByText('Campo obrigatório')).toHaveLength(3))
  },
})

export const Players = meta.story({
  args: { children: <PlayersScreen /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Buscar players' }), 'bruno')
    // Before the response he is in the unfiltered list, too.
    const others = () => canvas.getAllByRole('link').filter(({ textContent }) => !/bruno/i.test(textContent))
    await waitFor(() => expect(others()).toEqual([]))
    await expect(await canvas.findByRole('link', { name: /brunocv/ })).toBeVisible()
  },
})

export const PlayersFailing = meta.story({
  tags: ['night'],
  args: { children: <PlayersScreen /> },
  parameters: offline('searchPlayers'),
  play: (context) => expectRetry(context),
})

/** The first page stays when the second one fails. */
export const PlayersFurtherFailing = meta.story({
  tags: ['night'],
  args: { children: <PlayersScreen /> },
  parameters: { mock: { database: createDatabaseWithManyPlayers() } },
  play: async ({ canvas, userEvent, msw }) => {
    const database = createDatabaseWithManyPlayers()
    const more = await canvas.findByRole('button', { name: 'Carregar mais' })
    msw.use(...createHandlers({ database, fail: { searchPlayers: 'network' } }))
    await userEvent.click(more)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Não foi possível carregar mais jogadores. Problema de conexão. Verifique sua internet.',
    )
    const count = canvas.getAllByRole('listitem').length
    msw.use(...createHandlers({ database }))
    await expect(more).toHaveAccessibleName('Tentar de novo')
    await userEvent.click(more)
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(count))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})

export const Settings = meta.story({
  args: { children: <SettingsPage section="security" /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esta sessão')).toBeVisible()
  },
})

/** The account is open if the address names no section; on a phone the list is a page of its own. */
export const SettingsStart = meta.story({
  args: { children: <SettingsPage /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Conta' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Conta' })).toHaveAttribute('aria-current', 'page')
  },
})

export const SettingsOnPhone = meta.story({
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

export const SettingsPreferences = meta.story({
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

export const SettingsFailing = meta.story({
  tags: ['night'],
  args: { children: <SettingsPage section="security" /> },
  parameters: offline('listSessions'),
  play: (context) => expectRetry(context),
})

/** An owner of a team hands it over first. */
export const SettingsOwner = meta.story({
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
export const SettingsErasure = meta.story({
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
export const SettingsExport = meta.story({
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

export const SettingsEmailChange = meta.story({
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
