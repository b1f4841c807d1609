import { createHandlers, mockTokenOf, quietRealtime } from '@convoca/mocks'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AppAt } from './AppAt.tsx'
import { networkOf, networks, ok, type Wire } from './network.ts'

const net = networkOf(
  ['listNotifications', 'listUnreadNotifications', 'markAllNotificationsRead', 'acceptInvitation'],
  { acceptInvitation: { status: 409, code: 'INVITATION_NOT_PENDING' } as const },
)

/** The bell in the app's own top bar, as the first demo player: read, answer, mark all. */
function BellFlow({ network }: Wire) {
  net.choose(network)
  return <AppAt path="/" token={mockTokenOf(0)} />
}

const meta = preview.meta({
  title: 'Flows/Bell',
  component: BellFlow,
  args: ok,
  argTypes: { network: { control: 'select', options: networks } },
  parameters: { layout: 'fullscreen' },
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(net.options), ...quietRealtime)
  },
})

const bell = { name: /Notificações/ }

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', bell, { timeout: 8000 }))
    await expect(await canvas.findByRole('link', { name: 'Ver todas as notificações' })).toBeVisible()
  },
})
export const Slow = meta.story({ args: { network: 'slow' } })
export const Offline = meta.story({ args: { network: 'offline' } })
export const Failing = meta.story({
  args: { network: 'error 500' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', bell, { timeout: 8000 }))
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
})
export const InvitationGone = meta.story({ args: { network: 'conflict 409' } })
