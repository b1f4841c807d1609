import { createHandlers, mockTokenOf } from '@convoca/mocks'
import { seedPlayers } from '@convoca/mocks/fixtures'
import { createConvoca, listConversations, listMessages, sendMessage } from '@convoca/sdk'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { type ChatCalls, ChatDesk } from './ChatDesk.tsx'
import { networkOf, networks, ok, type Wire } from './network.ts'

const net = networkOf(['listConversations', 'listMessages', 'sendMessage'], {
  // The contract knows no 409 here: what a message can be refused with is a person who has blocked its sender.
  sendMessage: { status: 403, code: 'USER_BLOCKED' } as const,
})
const convoca = createConvoca({ baseUrl: '/api', token: () => mockTokenOf(0) })
const [user] = seedPlayers
if (!user) throw new Error('The demo data has players')
const me = { id: user.id, name: user.nick }

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })

const calls: ChatCalls = {
  listChats: async () => {
    const { data } = await listConversations(convoca, {})
    return data.map((chat) => ({
      ...chat,
      message: chat.message ?? '',
      status: chat.status ?? undefined,
      lastMessageTime: chat.lastMessageTime === null ? '' : clock.format(new Date(chat.lastMessageTime)),
    }))
  },
  listMessages: async (id) => {
    const { data } = await listMessages(convoca, { id })
    return data
      .toSorted((one, other) => one.sequence - other.sequence)
      .map((one) => ({
        id: one.id,
        content: one.content,
        sender: one.sender,
        createdAt: one.created_at,
        isOwn: one.sender.id === me.id,
        deleted: one.deleted_at !== null,
        edited: one.edited_at !== null,
      }))
  },
  send: async (id, clientId, content) => {
    await sendMessage(convoca, { id, body: { clientId, content, attachmentIds: [], replyTo: null } })
  },
}

/** Panel, window, sending and failing, as the first demo player. */
function ChatFlow({ network }: Wire) {
  net.choose(network)
  return <ChatDesk calls={calls} me={me} />
}

const meta = preview.meta({
  title: 'Flows/Chat',
  component: ChatFlow,
  args: ok,
  argTypes: { network: { control: 'select', options: networks } },
  parameters: { layout: 'fullscreen' },
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(net.options))
  },
})

export const Default = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    const [row] = await canvas.findAllByRole('listitem', {}, { timeout: 5000 })
    await userEvent.click(row!.querySelector('button') ?? row!)
    await userEvent.type(await canvas.findByRole('textbox'), 'Bora!{Enter}')
    await expect(await canvas.findByText('Bora!')).toBeVisible()
  },
})
export const Slow = meta.story({ args: { network: 'slow' } })
export const Offline = meta.story({
  args: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
})
export const Failing = meta.story({ args: { network: 'error 500' } })
export const Blocked = meta.story({ args: { network: 'conflict 409' } })
