import { createHandlers, mockTokenOf, quietRealtime } from '@convoca/mocks'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StoryApp } from '../test/StoryApp.tsx'
import { createNetwork, flowMeta, type NetworkArgs } from './network-conditions.ts'

const network = createNetwork(
  ['listNotifications', 'listUnreadNotifications', 'markAllNotificationsRead', 'acceptInvitation'],
  { acceptInvitation: { status: 409, code: 'INVITATION_NOT_PENDING' } as const },
)

/** The notification bell in the app's top bar, as the first demo player. */
function BellFlow({ network: condition }: NetworkArgs) {
  network.set(condition)
  return <StoryApp path="/" token={mockTokenOf(0)} />
}

const meta = preview.meta({
  ...flowMeta,
  title: 'Flows/Bell',
  component: BellFlow,
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(network.options), ...quietRealtime)
  },
})

/** Opens or closes the bell by keyboard. */
async function toggleBell(press: (keys: string) => Promise<void>): Promise<void> {
  const bell = await screen.findByRole('button', { name: /^Notificações/ })
  bell.focus()
  await press('{Enter}')
}

const retry = { name: 'Tentar de novo' }

/** Opens the bell, marks everything as read, closes it by keyboard and opens it again by mouse. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Notificações, \d+ não lidas?$/ })
    // Only notifications that arrive later are announced.
    await expect(canvas.queryByText(/^Nova notificação/)).toBeNull()
    await toggleBell(userEvent.keyboard)
    await expect(await canvas.findByRole('link', { name: 'Ver todas as notificações' })).toBeVisible()
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0)
    const markAll = await canvas.findByRole('button', { name: /^Marcar todas/ })
    markAll.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Marcar todas/ })).toBeNull())
    await toggleBell(userEvent.keyboard)
    const bell = await canvas.findByRole('button', { name: 'Notificações' })
    await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'false'))
    await waitFor(() => expect(bell).toHaveFocus())
    await userEvent.click(bell)
    await expect(await canvas.findByRole('link', { name: 'Ver todas as notificações' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Marcar todas/ })).toBeNull()
  },
})

/** The open bell shows that it is loading, not that it is empty. */
export const Loading = meta.story({
  tags: ['night'],
  args: { network: 'pending' },
  play: async ({ canvas, userEvent }) => {
    await toggleBell(userEvent.keyboard)
    await expect(await canvas.findByText('Carregando notificações')).toBeInTheDocument()
    await expect(canvas.queryByText('Nenhuma notificação')).toBeNull()
  },
})

export const Offline = meta.story({
  tags: ['night'],
  args: { network: 'offline' },
  play: async ({ canvas, userEvent }) => {
    await toggleBell(userEvent.keyboard)
    await expect(await canvas.findByRole('button', retry)).toBeVisible()
    await expect(canvas.queryByText('Nenhuma notificação')).toBeNull()
  },
})

/** Shows the failure; a retry loads the notifications. */
export const Failing = meta.story({
  tags: ['night'],
  args: { network: 'error 500' },
  play: async ({ canvas, userEvent }) => {
    await toggleBell(userEvent.keyboard)
    const retryButton = await canvas.findByRole('button', retry)
    await expect(canvas.queryByText('Nenhuma notificação')).toBeNull()
    network.set('ok')
    retryButton.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0)
  },
})

/** An invitation that was answered elsewhere meanwhile: a toast says so. */
export const InvitationGone = meta.story({
  tags: ['night'],
  args: { network: 'conflict 409' },
  play: async ({ canvas, userEvent }) => {
    await toggleBell(userEvent.keyboard)
    const [accept] = await canvas.findAllByRole('button', { name: /^Aceitar/ })
    accept?.focus()
    await userEvent.keyboard('{Enter}')
    const toast = await canvas.findByText('Este convite já foi respondido.')
    await waitFor(() => expect(toast).toBeVisible())
    // It stays until its picture is taken, however busy the machine.
    await userEvent.hover(toast)
  },
})
