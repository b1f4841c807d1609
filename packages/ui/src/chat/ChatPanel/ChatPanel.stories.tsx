import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyChats } from '../chats.fixtures.ts'
import { ChatPanel } from './ChatPanel.tsx'

const meta = preview.meta({
  title: 'Chat/ChatPanel',
  component: ChatPanel,
  args: {
    chats: storyChats,
    selectedId: 'c-1',
    onSelect: fn(),
    onNewChat: fn(),
    onRetry: fn(),
    style: { width: 340, maxWidth: '100%', height: 640 },
  },
})

const menuItems = [{ id: 'read', label: 'Marcar todas como lidas', onSelect: fn() }]

export const Default = meta.story({ args: { menuItems } })

export const Empty = meta.story({ args: { chats: [] } })

export const Loading = meta.story({ args: { chats: [], status: 'loading' } })

export const Failed = meta.story({ args: { chats: [], status: 'error' } })

/** Nothing unread: a message replaces the list. */
export const NothingUnread = meta.story({
  args: { chats: storyChats.map((chat) => ({ ...chat, unreadCount: 0 })), defaultFilter: 'unread' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nada por ler')).toBeVisible()
  },
})

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    const said = canvas.getAllByRole('status')
    await userEvent.type(canvas.getByRole('searchbox'), 'xadrez')
    const nothing = await canvas.findByText('Nenhuma conversa encontrada')
    await expect(nothing).toBeVisible()
    await expect(said.some((region) => region.contains(nothing))).toBe(true)
  },
})

/** A panel with a menu, and one that starts with the unread filter. */
export const Examples = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <ChatPanel {...args} menuItems={menuItems} />
      <ChatPanel
        {...args}
        selectedId={undefined}
        defaultFilter="unread"
        texts={{ title: 'Por responder', search: 'Pesquisar por responder', newChat: 'Escrever a alguém' }}
      />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    chats: storyChats.map((chat) => ({
      ...chat,
      name: `${chat.name} ${'inconstitucional'.repeat(4)}`,
      message: 'Uma mensagem comprida demais para caber na largura do painel lateral de conversas',
      lastMessageTime: 'quarta-feira',
    })),
    texts: {
      title: 'Conversas da temporada de 2026',
      all: 'Todas as conversas',
      unread: 'Ainda não lidas',
      groups: 'Grupos dos times',
      newChat: 'Começar uma conversa com outro jogador',
    },
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region')
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  },
})

export const Interactions = meta.story({
  args: { menuItems },
  play: async ({ canvas, userEvent, args, step }) => {
    const rows = () => canvas.queryAllByRole('listitem').map((row) => row.textContent)
    const button = (name: string | RegExp) => canvas.getByRole('button', { name })
    await step('Tab goes through the head, the search, the filters and the rows', async () => {
      await userEvent.tab()
      const page = canvas.getByRole('link', { name: 'Abrir a página de chat' })
      await expect(page).toHaveFocus()
      await expect(page).toHaveAttribute('href', '/chat')
      const stops = [
        button('Adicionar chat'),
        button('Opções do chat'),
        canvas.getByRole('searchbox'),
        button('Todos'),
        button('Não lidos 2'),
        button('Grupos'),
        button(/bruno_onca/),
      ]
      for (const stop of stops) {
        await userEvent.tab()
        await expect(stop).toHaveFocus()
      }
    })
    await step('the filters narrow the list', async () => {
      button('Não lidos 2').focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(rows()).toHaveLength(2))
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(rows()).toHaveLength(1))
    })
    await step('a search overrides the filter, Escape empties it', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'amanha')
      await waitFor(() => expect(rows()).toHaveLength(1))
      await expect(canvas.getByText('celia.n')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByText('celia.n')).toBeNull())
    })
    await step('Enter on a row opens it', async () => {
      button(/Trovão Esports/).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSelect).toHaveBeenCalledWith(storyChats[1])
    })
    await step('the menu opens, acts and gives the focus back', async () => {
      button('Opções do chat').focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(menuItems[0]?.onSelect).toHaveBeenCalled()
      await waitFor(() => expect(button('Opções do chat')).toHaveFocus())
    })
    await step('both buttons begin a new conversation', async () => {
      button('Adicionar chat').focus()
      await userEvent.keyboard('{Enter}')
      button('Novo Chat').focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onNewChat).toHaveBeenCalledTimes(2)
    })
  },
})
