import { createHandlers, mockTokenOf, quietRealtime } from '@convoca/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { StoryApp } from '../test/StoryApp.tsx'
import { createNetwork, flowMeta, type NetworkArgs } from './network-conditions.ts'

const network = createNetwork(['acceptInvitation', 'declineInvitation', 'markNotificationRead'], {
  acceptInvitation: { status: 409, code: 'INVITATION_NOT_PENDING' } as const,
})

/** The toasts of what a player does on /notifications. The frozen clock keeps them from expiring. */
function ToastsFlow({ network: condition }: NetworkArgs) {
  network.set(condition)
  return <StoryApp path="/notifications" token={mockTokenOf(0)} />
}

const meta = preview.meta({
  ...flowMeta,
  title: 'Flows/Toasts',
  component: ToastsFlow,
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(network.options), ...quietRealtime)
  },
})

const findAccept = async () => (await screen.findAllByRole('button', { name: /^Aceitar/ }))[0]!
const stack = () => within(screen.getByRole('region', { name: 'Avisos' }))
const toasts = () => stack().queryAllByRole('listitem')

/** A failure and, after the retry, a success are stacked, the newest first. */
export const Default = meta.story({
  args: { network: 'error 500' },
  play: async ({ userEvent }) => {
    await userEvent.click(await findAccept())
    await waitFor(() => expect(toasts()).toHaveLength(1))
    await expect(toasts()[0]).toHaveAttribute('data-type', 'error')
    network.set('ok')
    const accept = await findAccept()
    accept.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(toasts()).toHaveLength(2))
    await expect(toasts()[0]).toHaveTextContent('Convite Aceito.')
  },
})

/** F8 moves the focus into the stack and back; Enter on the close button dismisses a toast. */
export const Dismissed = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await findAccept())
    await waitFor(() => expect(toasts()).toHaveLength(1))
    await userEvent.keyboard('{F8}')
    await waitFor(() => expect(stack().getByRole('button', { name: 'Fechar aviso' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(toasts()).toHaveLength(0))
  },
})

export const Offline = meta.story({
  tags: ['night'],
  args: { network: 'offline' },
  play: async ({ userEvent }) => {
    await userEvent.click(await findAccept())
    const message = await stack().findByText('Problema de conexão. Verifique sua internet.')
    await waitFor(() => expect(message).toBeVisible())
  },
})

/** The invitation was answered elsewhere meanwhile. */
export const Conflict = meta.story({
  tags: ['night'],
  args: { network: 'conflict 409' },
  play: async ({ userEvent }) => {
    await userEvent.click(await findAccept())
    const message = await stack().findByText('Este convite já foi respondido.')
    await waitFor(() => expect(message).toBeVisible())
  },
})
