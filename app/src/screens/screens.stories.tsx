import { seedPlayers } from '@convoca/fixtures'
import { createHandlers, override } from '@convoca/mocks'
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
import { answering, expectRetry, mockApiForStory, neverResolving, offline } from '../../test/story-network.ts'
import { StoryProviders } from '../../test/StoryProviders.tsx'
import { profileAtom } from '../atoms/session.ts'
import { InvitesScreen } from './InvitesScreen.tsx'
import { Join } from './Join/JoinScreen.tsx'
import { Notifications as NotificationPages } from './Notifications/NotificationsScreen.tsx'
import { PlayersScreen } from './Players/PlayersScreen.tsx'
import { EquipmentEditor } from './Profile/EquipmentEditor.tsx'
import { GamesForm } from './Profile/GamesForm.tsx'
import { PlayerByNick } from './Profile/PlayerScreen.tsx'
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
