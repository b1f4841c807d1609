import { createHandlers } from '@convoca/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import { waitForNoLayer } from '../../.storybook/layers.ts'
import preview from '../../.storybook/preview.tsx'
import { Chat } from './chat/Chat.tsx'
import { createNetwork, flowMeta, type NetworkArgs } from './network-conditions.ts'

// These operations have no 409; the refusal that a user can meet is having been blocked.
const blocked = { status: 403, code: 'USER_BLOCKED' } as const
const network = createNetwork(
  ['listConversations', 'listMessages', 'sendMessage', 'searchPlayers', 'createConversation'],
  { sendMessage: blocked, createConversation: blocked },
)
/** The chat panel and its windows, as the first demo player. The app has no chat screen yet. */
function ChatFlow({ network: condition }: NetworkArgs) {
  network.set(condition)
  return <Chat />
}

const meta = preview.meta({
  ...flowMeta,
  title: 'Flows/Chat window',
  component: ChatFlow,
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(network.options))
  },
})

/** Opens the newest conversation by keyboard and returns its window. */
async function openNewest(press: (keys: string) => Promise<void>) {
  const [row] = await screen.findAllByRole('listitem')
  if (!row) throw new Error('The panel has no conversation')
  within(row).getByRole('button').focus()
  await press('{Enter}')
  return within(await screen.findByRole('region', { name: /^Conversa com/ }))
}

const retry = { name: 'Tentar de novo' }

export const Default = meta.story({
  play: async ({ userEvent }) => {
    const window = await openNewest(userEvent.keyboard)
    await expect(await window.findAllByRole('article')).not.toHaveLength(0)
    await waitFor(() => expect(window.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('Bora!{Enter}')
    const sent = await window.findByText('Bora!')
    await waitFor(() => expect(sent.closest('article')).toHaveAttribute('data-state', 'sent'))
  },
})

/**
 * The flow goes from *Novo Chat* to the first message; the new conversation is then the first in the panel.
 */
export const NewChat = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem')
    canvas.getByRole('button', { name: 'Novo Chat' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Novo Chat' }))
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus())
    await userEvent.keyboard('dudapires')
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    dialog.getByRole('button', { name: 'Conversar' }).focus()
    await userEvent.keyboard('{Enter}')
    const window = within(await screen.findByRole('region', { name: 'Conversa com dudapires' }))
    await expect(await window.findByText('Nenhuma mensagem ainda')).toBeVisible()
    await waitForNoLayer()
    await waitFor(() => expect(window.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('Bora jogar?{Enter}')
    await expect(await window.findByText('Bora jogar?')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('dudapires'))
  },
})

/** The panel and the window show that they are loading, not that they are empty. */
export const Loading = meta.story({
  tags: ['night'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem')
    network.set('pending')
    const window = await openNewest(userEvent.keyboard)
    await expect(window.getByText('Carregando...')).toBeVisible()
    await expect(window.queryByText('Nenhuma mensagem ainda')).toBeNull()
  },
})

export const LoadingPanel = meta.story({
  tags: ['night'],
  args: { network: 'pending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carregando conversas')).toBeInTheDocument()
    await expect(canvas.queryByText('Nenhuma conversa')).toBeNull()
  },
})

export const Offline = meta.story({
  tags: ['night'],
  args: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', retry)).toBeVisible()
  },
})

/** Panel, window and message each show their failure, and recover after a retry. */
export const Failing = meta.story({
  tags: ['night'],
  args: { network: 'error 500' },
  play: async ({ canvas, userEvent, step }) => {
    await step('conversations', async () => {
      await expect(await canvas.findByText('Não foi possível carregar as conversas')).toBeVisible()
      network.set('ok')
      canvas.getByRole('button', retry).focus()
      await userEvent.keyboard('{Enter}')
      await canvas.findAllByRole('listitem')
    })
    await step('messages', async () => {
      network.set('error 500')
      const window = await openNewest(userEvent.keyboard)
      await expect(await window.findByText('Não foi possível carregar as mensagens')).toBeVisible()
      await expect(window.queryByText('Nenhuma mensagem ainda')).toBeNull()
      await expect(window.getByRole('textbox')).toBeDisabled()
      network.set('ok')
      window.getByRole('button', retry).focus()
      await userEvent.keyboard('{Enter}')
      await expect(await window.findAllByRole('article')).not.toHaveLength(0)
    })
    await step('a message that is sent by the retry', async () => {
      network.set('error 500')
      await userEvent.type(screen.getByRole('textbox'), 'Bora!{Enter}')
      const failed = screen.getByText('Bora!').closest('article')
      const resend = await screen.findByRole('button', { name: 'não enviada — tentar de novo' })
      await expect(failed).toHaveAttribute('data-state', 'failed')
      network.set('ok')
      resend.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(failed).toHaveAttribute('data-state', 'sent'))
    })
  },
})

/** A player who has blocked the user gets neither a message nor a new conversation. */
export const Blocked = meta.story({
  args: { network: 'conflict 409' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the message stays, marked as not sent', async () => {
      const window = await openNewest(userEvent.keyboard)
      await window.findAllByRole('article')
      await userEvent.type(window.getByRole('textbox'), 'Oi!{Enter}')
      await expect(await window.findByRole('button', { name: 'não enviada — tentar de novo' })).toBeVisible()
    })
    await step('the dialog stays open with the selection and shows the error', async () => {
      canvas.getByRole('button', { name: 'Novo Chat' }).focus()
      await userEvent.keyboard('{Enter}')
      const dialog = within(await screen.findByRole('dialog', { name: 'Novo Chat' }))
      const [player] = await dialog.findAllByRole('option')
      await userEvent.click(player!)
      await userEvent.click(dialog.getByRole('button', { name: 'Conversar' }))
      await expect(await dialog.findByText(/Não foi possível abrir a conversa/)).toBeVisible()
      await expect(dialog.getByRole('option', { selected: true })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitForNoLayer()
    })
  },
})
