import { createHandlers, mockTokenOf, override, quietRealtime } from '@convoca/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import { waitForNoLayer } from '../../.storybook/layers.ts'
import preview from '../../.storybook/preview.tsx'
import { fullTeam } from '../test/demo-data.ts'
import { StoryApp } from '../test/StoryApp.tsx'
import { createNetwork, flowMeta, type NetworkArgs } from './network-conditions.ts'

/** The address is absolute because the story runner's port is not always the same. */
const inviteLink = override('readInviteLink', () => ({
  code: 'pro-players-br',
  url: 'https://convoca.example/team/join/pro-players-br',
  expires_at: '2026-11-27T20:00:00.000Z',
}))

const network = createNetwork(
  ['searchPlayers', 'sendInvitations'],
  { sendInvitations: { status: 409, code: 'USER_ALREADY_INVITED' } as const },
  { overrides: [inviteLink] },
)

/** The player picker of the invitations tab, as the owner of the first demo team. */
function PlayerPickerFlow({ network: condition }: NetworkArgs) {
  network.set(condition)
  return <StoryApp path={`/my/teams/${fullTeam.tag}?tab=invitations`} token={mockTokenOf(0)} />
}

const meta = preview.meta({
  ...flowMeta,
  title: 'Flows/Player picker',
  component: PlayerPickerFlow,
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(network.options), ...quietRealtime)
  },
})

const retry = { name: 'Tentar de novo' }

async function openPicker(press: (keys: string) => Promise<void>) {
  const button = await screen.findByRole('button', { name: 'Convidar jogadores' })
  // The page behind the dialog is in the screenshots.
  await screen.findByRole('textbox', { name: 'Link de convite' })
  button.focus()
  await press('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Convidar jogadores' }))
  await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus())
  return dialog
}

/** Searches and selects one player by keyboard, a second and a third by mouse, and removes the third. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openPicker(userEvent.keyboard)
    await userEvent.keyboard('dudapires')
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await dialog.findByRole('button', { name: 'Remover Eduarda Pires' })).toBeVisible()
    await userEvent.clear(dialog.getByRole('searchbox'))
    await waitFor(() => expect(dialog.getAllByRole('option').length).toBeGreaterThan(3))
    const unselected = () => dialog.getAllByRole('option', { selected: false })
    await userEvent.click(unselected()[0]!)
    await userEvent.click(unselected()[0]!)
    await expect(dialog.getByRole('button', { name: 'Enviar 3 convites' })).toBeEnabled()
    await userEvent.click(dialog.getAllByRole('button', { name: /^Remover / })[2]!)
    await expect(dialog.getByRole('button', { name: 'Enviar 2 convites' })).toBeEnabled()
    await expect(dialog.getAllByRole('option', { selected: true })).toHaveLength(2)
  },
})

/** The dialog closes, a toast confirms, and the player is in the list of sent invitations. */
export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openPicker(userEvent.keyboard)
    await userEvent.keyboard('dudapires')
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1))
    await userEvent.click(dialog.getByRole('option'))
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }))
    await waitFor(() => expect(screen.getByText('Convite enviado com Sucesso.')).toBeVisible())
    await waitForNoLayer()
    const sent = within(canvas.getByRole('list', { name: 'Convites e candidaturas' }))
    await expect(await sent.findByText('dudapires')).toBeVisible()
  },
})

export const NoResults = meta.story({
  tags: ['night'],
  play: async ({ userEvent }) => {
    const dialog = await openPicker(userEvent.keyboard)
    await userEvent.keyboard('zzzzzz')
    await expect(await dialog.findByText('Nenhum jogador encontrado')).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['night'],
  args: { network: 'pending' },
  play: async ({ userEvent }) => {
    const dialog = await openPicker(userEvent.keyboard)
    await expect(dialog.queryAllByRole('option')).toHaveLength(0)
    await expect(dialog.queryByText('Nenhum jogador encontrado')).toBeNull()
  },
})

export const Offline = meta.story({
  tags: ['night'],
  args: { network: 'offline' },
  play: async ({ userEvent }) => {
    const dialog = await openPicker(userEvent.keyboard)
    await expect(await dialog.findByRole('button', retry)).toBeVisible()
    await expect(dialog.queryByText('Nenhum jogador encontrado')).toBeNull()
  },
})

/** A failed search can be retried; a failed invitation keeps the selection. */
export const Failing = meta.story({
  tags: ['night'],
  args: { network: 'error 500' },
  play: async ({ userEvent }) => {
    const dialog = await openPicker(userEvent.keyboard)
    const retryButton = await dialog.findByRole('button', retry)
    network.set('ok')
    retryButton.focus()
    await userEvent.keyboard('{Enter}')
    const [player] = await dialog.findAllByRole('option')
    await userEvent.click(player!)
    network.set('offline')
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }))
    const message = 'Problema de conexão. Verifique sua internet.'
    await waitFor(() => expect(screen.getByText(message)).toBeVisible())
    await expect(dialog.getByRole('option', { selected: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Enviar convite' })).toBeEnabled()
  },
})

/** A player whom somebody else has invited meanwhile. */
export const AlreadyInvited = meta.story({
  tags: ['night'],
  args: { network: 'conflict 409' },
  play: async ({ userEvent }) => {
    const dialog = await openPicker(userEvent.keyboard)
    const [player] = await dialog.findAllByRole('option')
    await userEvent.click(player!)
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }))
    const toasts = within(await screen.findByRole('region', { name: 'Avisos' }))
    await waitFor(() => expect(toasts.getByRole('listitem')).toBeVisible())
    await expect(dialog.getByRole('option', { selected: true })).toBeVisible()
  },
})
