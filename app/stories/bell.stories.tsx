import { createHandlers, mockTokenOf, quietRealtime } from '@convoca/mocks'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StoryApp } from '../test/StoryApp.tsx'
import { createNetwork, networkConditions, online, type NetworkArgs } from './network-conditions.ts'

const net = createNetwork(
  ['listNotifications', 'listUnreadNotifications', 'markAllNotificationsRead', 'acceptInvitation'],
  { acceptInvitation: { status: 409, code: 'INVITATION_NOT_PENDING' } as const },
)

/** The bell in the app's own top bar, as the first demo player: read, answer, mark all. */
function BellFlow({ network }: NetworkArgs) {
  net.set(network)
  return <StoryApp path="/" token={mockTokenOf(0)} />
}

const meta = preview.meta({
  title: 'Flows/Bell',
  component: BellFlow,
  args: online,
  argTypes: { network: { control: 'select', options: networkConditions } },
  parameters: { layout: 'fullscreen' },
  tags: ['no-screenshot'],
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(net.options), ...quietRealtime)
  },
})

/** Presses the bell by keyboard: opens it, or closes it again. */
async function ring(press: (keys: string) => Promise<void>): Promise<void> {
  const bell = await screen.findByRole('button', { name: /^Notificações/ })
  bell.focus()
  await press('{Enter}')
}

const retry = { name: 'Tentar de novo' }

/** Read, mark all, and close: the bell says that nothing is new. What was unread before is no news. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Notificações, \d+ não lidas?$/ })
    await expect(canvas.queryByText(/^Nova notificação/)).toBeNull()
    await ring(userEvent.keyboard)
    await expect(await canvas.findByRole('link', { name: 'Ver todas as notificações' })).toBeVisible()
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0)
    const markAll = await canvas.findByRole('button', { name: /^Marcar todas/ })
    markAll.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Marcar todas/ })).toBeNull())
    await ring(userEvent.keyboard)
    const bell = await canvas.findByRole('button', { name: 'Notificações' })
    await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'false'))
    await waitFor(() => expect(bell).toHaveFocus())
  },
})

/** The open bell says that it waits; nothing is taken for empty. */
export const Slow = meta.story({
  args: { network: 'slow' },
  play: async ({ canvas, userEvent }) => {
    await ring(userEvent.keyboard)
    await expect(await canvas.findByText('Carregando notificações')).toBeInTheDocument()
    await expect(canvas.queryByText('Nenhuma notificação')).toBeNull()
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0)
  },
})

export const Offline = meta.story({
  args: { network: 'offline' },
  play: async ({ canvas, userEvent }) => {
    await ring(userEvent.keyboard)
    await expect(await canvas.findByRole('button', retry)).toBeVisible()
    await expect(canvas.queryByText('Nenhuma notificação')).toBeNull()
  },
})

/** The failure is said, and another try brings the notifications. */
export const Failing = meta.story({
  args: { network: 'error 500' },
  play: async ({ canvas, userEvent }) => {
    await ring(userEvent.keyboard)
    const again = await canvas.findByRole('button', retry)
    await expect(canvas.queryByText('Nenhuma notificação')).toBeNull()
    net.set('ok')
    again.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0)
  },
})

/** Answered elsewhere meanwhile: the toast says so, and the invitation can no longer be accepted. */
export const InvitationGone = meta.story({
  args: { network: 'conflict 409' },
  play: async ({ canvas, userEvent }) => {
    await ring(userEvent.keyboard)
    const [accept] = await canvas.findAllByRole('button', { name: /^Aceitar/ })
    accept?.focus()
    await userEvent.keyboard('{Enter}')
    const told = await canvas.findByText('Este convite já foi respondido.')
    await waitFor(() => expect(told).toBeVisible())
  },
})
