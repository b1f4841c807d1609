import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyChats } from '../chats.fixtures.ts'
import { ChatRow } from './ChatRow.tsx'

const [direct, group] = storyChats
if (!direct || !group) throw new Error('The sample has both kinds')

const meta = preview.meta({
  title: 'Chat/ChatRow',
  component: ChatRow,
  args: { chat: direct, onClick: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 320, maxWidth: '100%', background: 'var(--cv-panel)' }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({})

export const Selected = meta.story({ args: { selected: true } })

export const Group = meta.story({ args: { chat: group } })

export const Muted = meta.story({
  args: { chat: { ...group, muted: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Silenciada')).toBeInTheDocument()
  },
})

export const Typing = meta.story({
  args: { chat: { ...direct, typing: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('digitando...')).toBeVisible()
    await expect(canvas.queryByText(direct.message)).toBeNull()
  },
})

/** The user's conversations: the open one is marked, unread messages are counted, groups have no presence. */
export const Examples = meta.story({
  render: ({ onClick }) => (
    <ul>
      {storyChats.map((chat) => (
        <li key={chat.id}>
          <ChatRow chat={chat} selected={chat.id === 'c-3'} onClick={onClick} />
        </li>
      ))}
    </ul>
  ),
})

export const LongText = meta.story({
  args: {
    chat: {
      ...direct,
      name: 'Associação Desportiva Inconstitucionalissimamente Campeã',
      lastMessageTime: 'segunda-feira',
      message: 'Uma mensagem comprida demais para caber na largura do painel lateral de conversas',
      unreadCount: 1234,
      avatar: 'data:image/png;base64,quebrada',
    },
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole('button', { name: /Online bruno_onca .* 1 mensagem não lida/ })
    await userEvent.tab()
    await expect(row).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})
