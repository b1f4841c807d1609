import { createHandlers } from '@convoca/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Chat } from './chat/Chat.tsx'
import { createNetwork, type NetworkArgs, networkConditions, online } from './network-conditions.ts'

// The contract knows no 409 here: what is refused is a person who has blocked the one who writes.
const blocked = { status: 403, code: 'USER_BLOCKED' } as const
const net = createNetwork(
  ['listConversations', 'listMessages', 'sendMessage', 'searchPlayers', 'createConversation'],
  { sendMessage: blocked, createConversation: blocked },
)
/** Panel, window, a new chat, sending and failing, as the first demo player. */
function ChatFlow({ network }: NetworkArgs) {
  net.set(network)
  return <Chat />
}

const meta = preview.meta({
  title: 'Flows/Chat',
  component: ChatFlow,
  args: online,
  argTypes: { network: { control: 'select', options: networkConditions } },
  parameters: { layout: 'fullscreen' },
  tags: ['no-screenshot'],
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(net.options))
  },
})

/** Opens the newest conversation by keyboard and gives its window. */
async function openNewest(press: (keys: string) => Promise<void>) {
  const [row] = await screen.findAllByRole('listitem')
  if (!row) throw new Error('no conversation')
  within(row).getByRole('button').focus()
  await press('{Enter}')
  return within(await screen.findByRole('region', { name: /^Conversa com/ }))
}

const retry = { name: 'Tentar de novo' }

export const Default = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ userEvent }) => {
    const window = await openNewest(userEvent.keyboard)
    await expect(await window.findAllByRole('article')).not.toHaveLength(0)
    await waitFor(() => expect(window.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('Bora!{Enter}')
    const sent = await window.findByText('Bora!')
    await waitFor(() => expect(sent.closest('article')).toHaveAttribute('data-state', 'sent'))
  },
})

/** From *Novo Chat* to the first message; the conversation then stands first in the panel. */
export const NewChat = meta.story({
  globals: { viewport: { value: 'wide' } },
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
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(window.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('Bora jogar?{Enter}')
    await expect(await window.findByText('Bora jogar?')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('dudapires')
  },
})

/** Panel and window say that they wait; nothing is taken for empty. */
export const Slow = meta.story({
  args: { network: 'slow' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Carregando conversas')).toBeInTheDocument()
    await expect(canvas.queryByText('Nenhuma conversa')).toBeNull()
    const window = await openNewest(userEvent.keyboard)
    await expect(window.getByText('Carregando...')).toBeVisible()
    await expect(window.queryByText('Nenhuma mensagem ainda')).toBeNull()
    await expect(await window.findAllByRole('article')).not.toHaveLength(0)
  },
})

export const Offline = meta.story({
  args: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', retry)).toBeVisible()
  },
})

/** What fails says so, in the panel and in the window, and is there after another try. */
export const Failing = meta.story({
  args: { network: 'error 500' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the conversations', async () => {
      await expect(await canvas.findByText('Não foi possível carregar as conversas')).toBeVisible()
      net.set('ok')
      canvas.getByRole('button', retry).focus()
      await userEvent.keyboard('{Enter}')
      await canvas.findAllByRole('listitem')
    })
    await step('the messages', async () => {
      net.set('error 500')
      const window = await openNewest(userEvent.keyboard)
      await expect(await window.findByText('Não foi possível carregar as mensagens')).toBeVisible()
      await expect(window.queryByText('Nenhuma mensagem ainda')).toBeNull()
      await expect(window.getByRole('textbox')).toBeDisabled()
      net.set('ok')
      window.getByRole('button', retry).focus()
      await userEvent.keyboard('{Enter}')
      await expect(await window.findAllByRole('article')).not.toHaveLength(0)
    })
    await step('a message, which stays and goes with the next try', async () => {
      net.set('error 500')
      await userEvent.type(screen.getByRole('textbox'), 'Bora!{Enter}')
      const lost = screen.getByText('Bora!').closest('article')
      const again = await screen.findByRole('button', { name: 'não enviada — tentar de novo' })
      await expect(lost).toHaveAttribute('data-state', 'failed')
      net.set('ok')
      again.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(lost).toHaveAttribute('data-state', 'sent'))
    })
  },
})

/** Who has blocked the one who writes gets neither a message nor a new conversation. */
export const Blocked = meta.story({
  args: { network: 'conflict 409' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the message stays, marked', async () => {
      const window = await openNewest(userEvent.keyboard)
      await window.findAllByRole('article')
      await userEvent.type(window.getByRole('textbox'), 'Oi!{Enter}')
      await expect(await window.findByRole('button', { name: 'não enviada — tentar de novo' })).toBeVisible()
    })
    await step('the dialog stays with the choice, and says what happened', async () => {
      canvas.getByRole('button', { name: 'Novo Chat' }).focus()
      await userEvent.keyboard('{Enter}')
      const dialog = within(await screen.findByRole('dialog', { name: 'Novo Chat' }))
      const [player] = await dialog.findAllByRole('option')
      await userEvent.click(player!)
      await userEvent.click(dialog.getByRole('button', { name: 'Conversar' }))
      await expect(await dialog.findByText(/Não foi possível abrir a conversa/)).toBeVisible()
      await expect(dialog.getByRole('option', { selected: true })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})
