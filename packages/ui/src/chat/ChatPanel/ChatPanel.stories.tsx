import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyChats } from '../storyChats.ts'
import { ChatPanel } from './ChatPanel.tsx'

const meta = preview.meta({
  title: 'Chat/ChatPanel',
  component: ChatPanel,
  args: { chats: storyChats, selectedId: 'c-1', onSelect: fn(), onNewChat: fn(), onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 340, maxWidth: '100%', height: 640 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  args: { menuItems: [{ id: 'read', label: 'Marcar todas como lidas', onSelect: fn() }] },
})

export const Empty = meta.story({ args: { chats: [] } })

export const Loading = meta.story({ args: { chats: [], status: 'loading' } })

export const Failed = meta.story({ args: { chats: [], status: 'error' } })

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    chats: storyChats.map((chat) => ({ ...chat, name: `${chat.name} ${'inconstitucional'.repeat(4)}` })),
  },
})

export const Interactions = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const rows = () => canvas.queryAllByRole('listitem').map((row) => row.textContent)
    await step('the filters narrow the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Não lidos' }))
      await waitFor(() => expect(rows()).toHaveLength(2))
      await userEvent.click(canvas.getByRole('button', { name: 'Grupos' }))
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
      canvas.getByRole('button', { name: /Trovão Esports/ }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onSelect).toHaveBeenCalledWith(storyChats[1])
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Novo Chat' }))
    await expect(args.onNewChat).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Abrir a página de chat' })).toHaveAttribute(
      'href',
      '/chat',
    )
  },
})
